'use strict';
(() => {
  const byId = id => document.getElementById(id);
  const make = (name, text, attributes) => fill(document.createElement(name), text, attributes);
  const draw = (name, attributes, text) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', name), text, attributes);

  function fill(element, text, attributes) {
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /* Light and dark: as the system has it until the button says otherwise. */
  function startTheme() {
    const button = byId('theme');
    const system = matchMedia('(prefers-color-scheme: dark)');
    const root = document.documentElement;
    const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
    const show = () => button.setAttribute('aria-pressed', isDark());
    try {
      const kept = localStorage.getItem('stacklab-theme');
      if (kept === 'dark' || kept === 'light') root.dataset.theme = kept;
    } catch (e) { /* nothing is kept where pages may keep nothing */ }
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      try { localStorage.setItem('stacklab-theme', root.dataset.theme); } catch (e) { /* as above */ }
      show();
    });
    system.addEventListener('change', show);
    show();
    button.hidden = false;
  }

  /* Tables: every head becomes a button that sorts. */
  function startSorting(table) {
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = make('button', head.textContent, {type: 'button'});
      button.addEventListener('click', () => sort(table, heads, column));
      head.replaceChildren(button);
    });
  }

  function sort(table, heads, column) {
    const down = heads[column].getAttribute('aria-sort') === 'ascending';
    const number = heads[column].classList.contains('number');
    const value = row => row.cells[column].dataset.v;
    const order = (a, b) => {
      const x = value(a), y = value(b);
      if (number && (x === '' || y === '')) return (x === '') - (y === '');
      const by = number ? x - y : x.localeCompare(y, 'en', {numeric: true});
      return down ? -by : by;
    };
    table.tBodies[0].append(...[...table.tBodies[0].rows].sort(order));
    heads.forEach(head => head.removeAttribute('aria-sort'));
    heads[column].setAttribute('aria-sort', down ? 'descending' : 'ascending');
  }

  function startFilter(table) {
    const heads = [...table.tHead.rows[0].cells];
    const rows = [...table.tBodies[0].rows];
    const box = make('p', undefined, {class: 'filter'});
    ['Variant', 'Metric'].forEach(title => {
      const column = heads.findIndex(head => head.textContent === title);
      const values = [...new Set(rows.map(row => row.cells[column].dataset.v))];
      if (values.length < 2) return;
      const label = make('label', title + ' ');
      const select = make('select', undefined, {'data-column': column});
      select.append(make('option', 'all', {value: ''}));
      values.forEach(value => select.append(make('option', value, {value})));
      select.addEventListener('change', () => {
        const wanted = [...box.querySelectorAll('select')];
        rows.forEach(row => {
          row.hidden = wanted.some(s => s.value && row.cells[s.dataset.column].dataset.v !== s.value);
        });
      });
      label.append(select);
      box.append(label, ' ');
    });
    table.closest('.scroll').before(box);
  }

  /* Sample games. */
  const WHITE = '#ffffff', BLACK = '#1a1a1a', BASE = '#d55e00', MARK = '#0072b2';
  const game = {sample: null, board: null, shown: null, ply: 0, places: []};

  function startGames(data) {
    const picker = byId('pick-sample');
    const several = new Set(data.samples.map(s => s.variant)).size < data.samples.length;
    data.samples.forEach((sample, i) => {
      picker.append(make('option', sample.variant + (several ? ': ' + sample.players : ''), {value: i}));
    });
    picker.addEventListener('change', () => pickSample(data, data.samples[picker.value]));
    byId('to-start').addEventListener('click', () => go(0));
    byId('back').addEventListener('click', () => go(game.ply - 1));
    byId('on').addEventListener('click', () => go(game.ply + 1));
    byId('to-end').addEventListener('click', () => go(game.shown.plies.length));
    byId('ply').addEventListener('input', event => go(Number(event.target.value)));
    byId('stage').addEventListener('keydown', onKey);
    byId('player').hidden = false;
    pickSample(data, data.samples[0]);
  }

  function onKey(event) {
    if (event.target === byId('ply') || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = game.shown.plies.length;
    const to = {ArrowLeft: game.ply - 1, ArrowRight: game.ply + 1, Home: 0, End: last}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  function pickSample(data, sample) {
    game.sample = sample;
    game.board = data.boards[sample.board];
    const holder = byId('board');
    holder.replaceChildren(byId('game-board-' + sample.board).content.cloneNode(true));
    game.places = game.board.names.map(
      name => holder.querySelector('[data-space="' + name + '"]'));
    const set = byId('pick-game');
    set.replaceChildren(make('legend', 'Game'));
    sample.games.forEach((each, i) => {
      const label = make('label');
      const radio = make('input', undefined, {type: 'radio', name: 'game', value: i});
      radio.checked = i === 0;
      radio.addEventListener('change', () => pickGame(each));
      label.append(radio, ' ' + each.name);
      set.append(label);
    });
    byId('game-remark').textContent = sample.players + '. ' + sample.remark;
    pickGame(sample.games[0]);
  }

  function pickGame(each) {
    game.shown = each;
    byId('game-title').replaceChildren(each.title, make('small', each.why));
    byId('ply').max = each.plies.length;
    const moves = each.plies.map((ply, i) => {
      const button = make('button', undefined, {type: 'button'});
      button.append(make('span', i + 1), ply[0]);
      button.addEventListener('click', () => go(i + 1));
      const item = make('li');
      item.append(button);
      return item;
    });
    byId('moves').replaceChildren(...moves);
    drawLead(each);
    go(0);
  }

  function go(to) {
    const last = game.shown.plies.length;
    game.ply = Math.max(0, Math.min(last, to));
    const stacks = game.shown.start.slice();
    for (let i = 0; i < game.ply; i++) {
      const changes = game.shown.plies[i][4];
      for (let c = 0; c < changes.length; c += 2) stacks[changes[c]] = changes[c + 1];
    }
    drawBoard(stacks);
    showStatus(last);
    const list = byId('moves');
    list.querySelectorAll('[aria-current]').forEach(button => button.removeAttribute('aria-current'));
    if (game.ply > 0) {
      const item = list.children[game.ply - 1];
      item.firstChild.setAttribute('aria-current', 'step');
      const top = item.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 30) {
        list.scrollTop = top - list.clientHeight / 2;
      }
    } else {
      list.scrollTop = 0;
    }
  }

  function showStatus(last) {
    byId('ply').value = game.ply;
    byId('ply').setAttribute('aria-valuetext', 'ply ' + game.ply + ' of ' + last);
    const focused = document.activeElement;
    byId('to-start').disabled = byId('back').disabled = game.ply === 0;
    byId('to-end').disabled = byId('on').disabled = game.ply === last;
    if (focused && focused.disabled) byId('ply').focus();
    const now = byId('lead').querySelector('.now');
    if (now) now.setAttribute('x', game.ply - 1);
    const parts = ['Start'];
    if (game.ply > 0) {
      const [move, mover, lead, removed] = game.shown.plies[game.ply - 1];
      parts[0] = 'Ply ' + game.ply + ' of ' + last + ': ' + mover + verb(move) +
        (removed ? ', which removes ' + removed + (removed === 1 ? ' piece' : ' pieces') : '');
      if (lead !== null) parts.push(leadText(lead));
      if (game.ply === last) parts.push('The end: ' + game.shown.result);
    } else {
      parts[0] += ', ' + last + ' plies to come';
    }
    byId('status').textContent = parts.join('. ') + '.';
    const svg = byId('board').querySelector('svg');
    svg.setAttribute('aria-label', game.sample.variant + ', position after ply ' + game.ply);
  }

  function verb(move) {
    if (move === 'pass') return ' has to pass';
    if (move === 'swap') return ' exchanges colours';
    const spaces = move.match(/[a-z]+[0-9]+/g);
    return spaces.length === 1 ? ' places on ' + spaces[0] : ' moves ' + spaces[0] + ' to ' + spaces[1];
  }

  function leadText(halves) {
    const points = Math.abs(halves) / 2;
    return halves === 0 ? 'Level' : (halves > 0 ? 'White' : 'Black') + ' leads by ' + points;
  }

  function drawBoard(stacks) {
    const marks = spacesOf(game.ply);
    game.places.forEach((place, i) => {
      place.replaceChildren(spaceTitle(game.board.names[i], stacks[i]));
      drawStack(place, stacks[i], game.board.x[i] / 10, game.board.y[i] / 10);
      if (marks[i]) drawMark(place, marks[i], game.board.x[i] / 10, game.board.y[i] / 10);
    });
  }

  function spaceTitle(name, stack) {
    const words = {W: 'White', B: 'Black', D: 'a base on top'};
    return draw('title', {}, name + ': ' +
      (stack ? words[stack[stack.length - 1]] + ', height ' + stack.length + ' (' + stack + ')' : 'empty'));
  }

  /* Returns by space what the last ply did there: from, to or gone. */
  function spacesOf(ply) {
    const marks = {};
    if (ply === 0) return marks;
    const [move, , , , changes] = game.shown.plies[ply - 1];
    for (let c = 0; c < changes.length; c += 2) if (!changes[c + 1]) marks[changes[c]] = 'gone';
    const spaces = move.match(/^[a-z]+[0-9]/) ? move.match(/[a-z]+[0-9]+/g) : [];
    spaces.forEach((name, i) => {
      const space = game.board.names.indexOf(name);
      const last = i === spaces.length - 1;
      if (!(last && marks[space] === 'gone')) marks[space] = last ? 'to' : 'from';
    });
    return marks;
  }

  function drawStack(place, stack, x, y) {
    const radius = game.board.radius / 10;
    const step = Math.min(3.4, 16 / Math.max(1, stack.length - 1)) * radius / 17;
    let top = y + step * (stack.length - 1) / 2;
    for (const piece of stack) {
      place.append(draw('circle', {
        cx: x, cy: top, r: radius, 'stroke-width': 1.2,
        fill: piece === 'W' ? WHITE : piece === 'B' ? BLACK : BASE,
        stroke: piece === 'B' ? '#8c8c8c' : '#333333'
      }));
      top -= step;
    }
    if (!stack) return;
    top += step;
    const owner = stack[stack.length - 1];
    if (stack.length > 1) {
      const size = stack.length > 9 ? radius * 0.82 : radius;
      place.append(draw('text', {
        x, y: top + 0.36 * size, 'font-size': size, 'font-weight': 'bold',
        fill: owner === 'B' ? '#ffffff' : '#000000'
      }, stack.length));
    }
    const bases = stack.split('D').length - 1;
    if (bases) drawBases(place, bases, stack === 'D', x, top, radius);
  }

  function drawBases(place, bases, alone, x, y, radius) {
    const half = radius * 0.52;
    const cx = alone ? x : x + radius * 0.82, cy = alone ? y : y - radius * 0.72;
    const points = [[0, -half], [half, 0], [0, half], [-half, 0]];
    place.append(draw('polygon', {
      points: points.map(([dx, dy]) => (cx + dx) + ',' + (cy + dy)).join(' '),
      fill: BASE, stroke: '#ffffff', 'stroke-width': 1.5
    }));
    if (bases > 1) {
      place.append(draw('text', {
        x: cx, y: cy + 0.25 * radius, 'font-size': radius * 0.68, 'font-weight': 'bold', fill: '#000000'
      }, bases));
    }
  }

  function drawMark(place, mark, x, y) {
    const radius = game.board.radius / 10 * 1.27;
    if (mark === 'gone') {
      const d = radius * 0.6;
      place.append(draw('path', {
        d: 'M' + (x - d) + ' ' + (y - d) + 'L' + (x + d) + ' ' + (y + d) +
          'M' + (x - d) + ' ' + (y + d) + 'L' + (x + d) + ' ' + (y - d),
        stroke: '#b3261e', 'stroke-width': 2.5, fill: 'none'
      }));
      return;
    }
    place.append(draw('circle', {
      cx: x, cy: y, r: radius, fill: 'none', stroke: MARK, 'stroke-width': 3,
      'stroke-dasharray': mark === 'from' ? '5 4' : 'none'
    }));
  }

  /* The lead after each ply, White's upwards. */
  function drawLead(each) {
    const leads = each.plies.map(ply => ply[2]);
    const most = Math.max(2, ...leads.map(lead => Math.abs(lead || 0)));
    const svg = draw('svg', {
      viewBox: '0 0 ' + Math.max(1, leads.length) + ' 100', preserveAspectRatio: 'none',
      role: 'img', 'aria-label': 'The lead after each ply; at most ' + most / 2 + ' points'
    });
    svg.append(draw('rect', {class: 'now', x: -1, y: 0, width: 1, height: 100}));
    leads.forEach((lead, i) => {
      const height = 48 * Math.abs(lead || 0) / most;
      if (height) {
        svg.append(draw('rect', {
          class: lead > 0 ? 'white' : 'black', x: i + 0.1, width: 0.8,
          y: lead > 0 ? 50 - height : 50, height
        }));
      }
    });
    svg.append(draw('line', {
      class: 'axis', x1: 0, x2: leads.length, y1: 50, y2: 50, 'vector-effect': 'non-scaling-stroke'
    }));
    const words = make('p');
    const part = (style, text) => {
      const span = make('span');
      span.append(make('i', undefined, {class: style}), text);
      return span;
    };
    words.append(part('white', 'White ahead'), make('span', 'up to ' + most / 2), part('black', 'Black ahead'));
    byId('lead').replaceChildren(svg, words);
  }

  /* On paper a game stands at its end. */
  function startPrinting() {
    let before = 0;
    addEventListener('beforeprint', () => {
      before = game.ply;
      if (before === 0) go(game.shown.plies.length);
    });
    addEventListener('afterprint', () => go(before));
  }

  startTheme();
  const compared = byId('comparisons-table');
  if (compared) startFilter(compared);
  document.querySelectorAll('main table').forEach(startSorting);
  const data = JSON.parse(byId('games-data').textContent);
  if (data.samples.length) {
    startGames(data);
    startPrinting();
  }
})();
