#!/usr/bin/env python3
"""An example of a program that plays against Stacklab: see docs/engine-protocol.md.

It plays Avalam and variants of it in which any stack moves one step onto a
neighbour. It looks one move ahead: more stacks of its own, fewer of the other's.
"""
import sys

DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
NEEDED = ["grid: square, directions: all, wrap: none", "setup: map", "stacks: any",
          "bases: fixed", "distance: 1", "onto: any", "locked: never", "removal: none",
          "pass: never", "score: stacks", "swap: none"]


class Game:
    """The board: a dictionary from (column, row) to the pieces there, bottom to top."""

    def __init__(self, rules):
        lines = [line.strip() for line in rules]
        text = "\n".join(lines)
        for needed in NEEDED:
            if needed not in text:
                raise ValueError("this program needs " + needed)
        begin = next(i for i, line in enumerate(lines) if line.startswith("map:"))
        end = next(i for i, line in enumerate(lines) if line.startswith("setup:"))
        self.spaces = [[(x, y) for x, letter in enumerate(row) if letter != "."]
                       for y, row in enumerate(lines[begin + 1:end])]
        cap = next(line.split()[1] for line in lines if line.startswith("height-cap:"))
        self.cap = 10 ** 6 if cap == "none" else int(cap)
        self.stacks = {}
        self.turn = "W"

    def new_game(self, text):
        """Sets up a position such as `-,BW/B,W b`."""
        rows, turn = text.split()[:2]
        self.turn = turn.upper()
        self.stacks = {}
        for spaces, row in zip(self.spaces, rows.split("/")):
            for space, pieces in zip(spaces, row.split(",")):
                if pieces != "-":
                    self.stacks[space] = pieces

    def moves(self):
        for (x, y), pieces in self.stacks.items():
            for dx, dy in DIRECTIONS:
                to = (x + dx, y + dy)
                if pieces[-1] != "D" and len(pieces) + len(self.stacks.get(to, "?" * self.cap)) <= self.cap:
                    yield (x, y), to

    def play(self, start, to):
        self.stacks[to] += self.stacks.pop(start)
        self.turn = "B" if self.turn == "W" else "W"

    def gain(self, move):
        """How good a move is at once: it always buries the stack that it goes onto."""
        start, to = move
        if self.stacks[to][-1] == "D":
            return 0
        return 1 if self.stacks[to][-1] != self.turn else -1

    def best(self):
        return max(self.moves(), key=lambda move: (self.gain(move), move))


def name(space):
    return "abcdefghijklmnopqrstuvwxyz"[space[0]] + str(space[1] + 1)


def space(text):
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


def parse(move):
    """Splits a1b2 before its second letter."""
    cut = next(i for i in range(1, len(move)) if move[i].isalpha())
    return space(move[:cut]), space(move[cut:])


def main():
    game = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "variant":
            rules = [sys.stdin.readline() for _ in range(int(rest))]
            try:
                game = Game(rules)
                answer = "ready example"
            except ValueError as reason:
                answer = "error " + str(reason)
            print(answer, flush=True)
        elif word == "newgame":
            game.new_game(rest)
        elif word == "play":
            game.play(*parse(rest))
        elif word == "go":
            start, to = game.best()
            print("move " + name(start) + name(to), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
