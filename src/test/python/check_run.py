"""Checks the CSV files of a finished run's folder: their form, and that they agree.

    python3 check_run.py FOLDER

Reads with nothing but Python's standard library and computes the figures again from
games.csv. Prints what it checked; on the first fault prints it and exits with 1.
"""

import csv
import math
import os
import re
import sys
from collections import defaultdict

GAMES = (
    "variant,pairing,game,pair,seed,first,white,black,winner,winner_seat,white_score,"
    "black_score,margin,plies,passes,branching_mean,removed,lead_changes,decided_ply,"
    "decided_by,end,start"
).split(",")
SUMMARY = (
    "variant,pairing,first,white,black,metric,games,units,distinct,estimate,ci_low,ci_high,"
    "confidence,method"
).split(",")
COMPARISONS = (
    "metric,family,pairing,baseline,variant,units,difference,ci_low,ci_high,confidence,"
    "effect_size,p_value,p_holm,p_bh,test,verdict"
).split(",")
PLIES = "variant,pairing,ply,metric,games,mean,sd,q05,q50,q95".split(",")
SPACES = "variant,pairing,space,metric,games,estimate,ci_low,ci_high".split(",")

NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?\Z")
PLAYED_OUT = ("no-moves", "ply-limit")
DIGITS = 1.01e-6


class Fault(Exception):
    """What is wrong, and where."""


def require(condition, what):
    if not condition:
        raise Fault(what)


def read(folder, name, columns, optional=()):
    path = os.path.join(folder, name)
    with open(path, "rb") as file:
        raw = file.read()
    require(b"\r" not in raw, name + ": a line does not end with a line feed alone")
    require(raw.endswith(b"\n"), name + ": the last line has no end")
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    header = rows[0]
    require(
        header in (columns, columns + list(optional)), name + ": columns are " + ",".join(header)
    )
    table = []
    for number, row in enumerate(rows[1:], 2):
        require(len(row) == len(header), "%s:%d: %d cells" % (name, number, len(row)))
        for cell in row:
            require(cell not in ("NaN", "nan", "inf", "-inf", "null"), name + ": " + cell)
        table.append(dict(zip(header, row)))
    return table


def number(row, column):
    cell = row[column]
    if cell == "":
        return None
    require(NUMBER.match(cell), "%s: '%s' is no number, in %s" % (column, cell, row))
    return float(cell)


def close(what, expected, found, tolerance=DIGITS):
    if expected is None or found is None:
        require(expected is None and found is None, "%s: %s, found %s" % (what, expected, found))
        return
    slack = tolerance * max(1.0, abs(expected))
    require(abs(expected - found) <= slack, "%s: %r, found %r" % (what, expected, found))


def mean(values):
    values = list(values)
    return math.fsum(values) / len(values) if values else None


def deviation(values):
    middle = mean(values)
    return math.sqrt(math.fsum((v - middle) ** 2 for v in values) / (len(values) - 1))


def quantile(values, p):
    rank = p * len(values)
    return sorted(values)[max(1, math.ceil(rank - rank * 2.0 ** -50)) - 1]


def result(row, column, side):
    return 0.5 if row[column] == "draw" else 1.0 if row[column] == side else 0.0


def check_game(row):
    where = "games.csv, %s game %s: " % (row["variant"], row["game"])
    pairing = "%s:%s/%s" % (row["first"], row["white"], row["black"])
    require(row["pairing"] == pairing, where + "pairing " + row["pairing"])
    require(row["winner"] in ("white", "black", "draw"), where + "winner " + row["winner"])
    require(row["winner_seat"] in ("first", "second", "draw"), where + row["winner_seat"])
    require((row["winner"] == "draw") == (row["winner_seat"] == "draw"), where + "half a draw")
    require(number(row, "passes") <= number(row, "plies"), where + "more passes than plies")
    if row["end"] not in PLAYED_OUT:
        require(row["margin"] == row["decided_ply"] == "", where + "a forfeit with a margin")
        return
    margin = number(row, "white_score") - number(row, "black_score")
    close(where + "margin", margin, number(row, "margin"))
    if row["decided_by"] == "score":
        require(row["winner"] == ("white" if margin > 0 else "black"), where + "wrong winner")
    else:
        require(margin == 0 and row["decided_ply"] == "", where + "a tie with a margin")
    if row["decided_ply"]:
        require(1 <= number(row, "decided_ply") <= number(row, "plies"), where + "decided_ply")


def figures(rows):
    """Returns the metrics that follow from a pairing's rows of games.csv."""
    counted = [r for r in rows if r["branching_mean"] != ""]
    decided = [r for r in rows if r["decided_ply"] != ""]
    plies = [number(r, "plies") for r in rows]
    known = [r for r in rows if r["lead_changes"] != ""]
    found = {
        "white_result": mean(result(r, "winner", "white") for r in rows),
        "draw": mean(r["winner"] == "draw" for r in rows),
        "decisive": mean(r["winner"] != "draw" for r in rows),
        "tie_break": mean(r["decided_by"] not in ("score", "draw") for r in rows),
        "margin": mean(number(r, "margin") for r in rows),
        "plies": mean(plies),
        "plies_sd": deviation(plies) if len(plies) > 1 else None,
        "passes": mean(number(r, "passes") for r in rows),
        "removed": mean(number(r, "removed") for r in rows),
        "lead_changes": mean(number(r, "lead_changes") for r in known),
        "branching_game_mean": mean(number(r, "branching_mean") for r in counted),
        "decided_ply": mean(number(r, "decided_ply") for r in decided),
        "decided_share": mean(number(r, "decided_ply") / number(r, "plies") for r in decided),
    }
    for name, p in (("q05", 0.05), ("q25", 0.25), ("q50", 0.5), ("q75", 0.75), ("q95", 0.95)):
        found["plies_" + name] = quantile(plies, p)
    return found


def check_summary(summary, games):
    checked = 0
    for row in summary:
        where = "summary.csv, %s %s %s: " % (row["variant"], row["pairing"], row["metric"])
        low, high = number(row, "ci_low"), number(row, "ci_high")
        estimate = number(row, "estimate")
        require(row["method"] != "", where + "no method and no reason")
        require((low is None) == (high is None), where + "half an interval")
        if low is not None:
            require(low - DIGITS <= estimate <= high + DIGITS, where + "estimate not in interval")
        require(number(row, "units") <= number(row, "games"), where + "more units than games")
    for key, rows in games.items():
        played = [r for r in rows if r["end"] in PLAYED_OUT]
        numbers = [int(r["game"]) for r in rows]
        require(numbers == list(range(1, len(rows) + 1)), "games.csv, %s: game numbers" % (key,))
        metrics = {r["metric"]: r for r in summary if (r["variant"], r["pairing"]) == key}
        if not played:
            continue
        expected = figures(played)
        if metrics["first_result"]["estimate"]:
            expected["first_result"] = mean(result(r, "winner_seat", "first") for r in played)
        for metric, value in expected.items():
            row = metrics[metric]
            close("summary.csv, %s %s" % (key, metric), value, number(row, "estimate"), 3e-6)
            require(int(row["games"]) == len(played), "summary.csv, %s: games" % (key,))
            checked += 1
    return checked


def check_plies(plies, games):
    for row in plies:
        where = "plies.csv, %s %s ply %s: " % (row["variant"], row["metric"], row["ply"])
        quantiles = [number(row, q) for q in ("q05", "q50", "q95")]
        if None not in quantiles:
            require(quantiles == sorted(quantiles), where + "quantiles out of order")
    for key, rows in games.items():
        own = [r for r in plies if (r["variant"], r["pairing"]) == key]
        lengths = [int(r["plies"]) for r in rows if r["end"] in PLAYED_OUT]
        branching = [r for r in own if r["metric"] == "branching"]
        for row in branching:
            reached = sum(length >= int(row["ply"]) for length in lengths)
            require(int(row["games"]) == reached, "plies.csv, %s ply %s" % (key, row["ply"]))
        for row in own:
            if row["metric"] == "leader_result":
                require(0 <= number(row, "mean") <= 1, "plies.csv, leader_result")
            if row["metric"] == "uncertainty":
                require(0 <= number(row, "mean") <= 0.25 + DIGITS, "plies.csv, uncertainty")


def opening(row):
    """Returns the spaces that a game's first ply left and reached; None for neither."""
    moves = row["moves"].split(" ")
    names = re.findall(r"[a-z]+[0-9]+", moves[0]) if moves[0] not in ("", "pass") else []
    return (None, None) if not names else (names[0] if len(names) == 2 else None, names[-1])


def check_spaces(spaces, games):
    tables = defaultdict(dict)
    for row in spaces:
        key = (row["variant"], row["pairing"])
        tables[key][row["space"], row["metric"]] = row
    for key, table in tables.items():
        names = sorted({space for space, _ in table})
        for space in names:
            owned = sum(
                number(table[space, "owned_" + who], "estimate")
                for who in ("white", "black", "neutral")
            )
            close("spaces.csv, %s %s" % (key, space), number(table[space, "occupied"], "estimate"), owned, 4e-6)
            require(number(table[space, "height"], "estimate") >= 0, "spaces.csv: height")
        if key in games and "moves" in games[key][0]:
            check_openings(key, table, names, games[key])
    return len(tables)


def check_openings(key, table, names, rows):
    played = [r for r in rows if r["end"] in PLAYED_OUT]
    size = int(table[names[0], "occupied"]["games"])
    played = played[:size]
    require(len(played) == size, "spaces.csv, %s: more games than were played" % (key,))
    for place, metric in ((0, "opening_from"), (1, "opening_to")):
        for space in names:
            own = [r for r in played if opening(r)[place] == space]
            where = "spaces.csv, %s %s %s" % (key, space, metric)
            close(where, len(own) / size, number(table[space, metric], "estimate"))
            value = table.get((space, metric + "_result"))
            require((value is None) == (not own), where + "_result: there is or is none")
            if own:
                expected = mean(result(r, "winner_seat", "first") for r in own)
                close(where + "_result", expected, number(value, "estimate"))
                require(int(value["games"]) == len(own), where + "_result: games")


def check_comparisons(comparisons, summary):
    estimates = {
        (r["variant"], r["pairing"], r["metric"]): number(r, "estimate") for r in summary
    }
    for row in comparisons:
        where = "comparisons.csv, %s %s: " % (row["variant"], row["metric"])
        base = estimates.get((row["baseline"], row["pairing"], row["metric"]))
        other = estimates.get((row["variant"], row["pairing"], row["metric"]))
        if base is not None and other is not None:
            close(where + "difference", other - base, number(row, "difference"), 3e-6)
        for p in ("p_value", "p_holm", "p_bh"):
            value = number(row, p)
            require(value is None or 0 <= value <= 1, where + p)
        require(row["test"] and row["verdict"], where + "no test or verdict")


def check(folder):
    games = defaultdict(list)
    for row in read(folder, "games.csv", GAMES, ["moves"]):
        check_game(row)
        games[row["variant"], row["pairing"]].append(row)
    summary = read(folder, "summary.csv", SUMMARY)
    checked = check_summary(summary, games)
    check_plies(read(folder, "plies.csv", PLIES), games)
    tables = check_spaces(read(folder, "spaces.csv", SPACES), games)
    check_comparisons(read(folder, "comparisons.csv", COMPARISONS), summary)
    total = sum(len(rows) for rows in games.values())
    print("%d games, %d figures, %d tables of spaces: they agree" % (total, checked, tables))


if __name__ == "__main__":
    try:
        check(sys.argv[1])
    except Fault as fault:
        print(fault)
        sys.exit(1)
