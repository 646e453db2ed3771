"""Tables in Markdown, and their places in a document."""

import re

from harness.targets import MB, MIB, all_targets, verdict


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def time(millis):
    return f"{millis / 1000:.1f} s" if millis >= 10_000 else f"{millis:,.0f} ms"


def costs(results, which):
    """Medians of wall (0) or CPU (1), each with its ratio to Go."""
    rows = []
    for row, measured in results.costs.items():
        if not any(measured.get(column) for column in results.titles):
            continue
        cells = [row]
        for column in results.titles:
            median, ratio = results.median(row, column, which), results.ratio(row, column, which)
            text = "–" if median is None else time(median)
            cells.append(text if ratio is None or column == "go" else f"{text} (×{ratio:.2f})")
        rows.append(cells)
    return table(["", *results.titles.values()], rows)


def _amounts(results, name, found, scale):
    amounts = [found.get(column) for column in results.titles]
    return [name, *("–" if one is None else f"{one / scale:.1f}" for one in amounts)]


def sizes(results):
    rows = [_amounts(results, f"memory, {row}, MiB", found, MIB) for row, found in results.memory.items()]
    for provider, name in (("bench", "a small provider"), ("wide", "many types"), ("kinds", "every kind")):
        rows.append(_amounts(results, f"zip, {name}, MB", results.packed.get(provider, {}), MB))
        rows.append(_amounts(results, f"unpacked, {name}, MB", results.unpacked.get(provider, {}), MB))
    rows = [row for row in rows if set(row[1:]) != {"–"}]
    return table(["", *results.titles.values()], rows)


def targets(results):
    rows = []
    for target in all_targets(results.count, results.types):
        for column in target.columns:
            if column not in results.titles:
                continue
            measured = target.measured(results, column)
            found = "–" if measured is None else f"{measured:.2f}" if target.bound < 10 else f"{measured:.1f}"
            bound = f"≤ {target.bound:g} {target.unit}"
            rows.append([target.text, results.titles[column], bound, found, verdict(target, measured)])
    if not rows:
        return "No package with the launcher was measured, so no target is judged."
    return table(["", "way", "target", "measured", ""], rows)


def codecs(results):
    if not results.codecs:
        return ""
    rows = [[name, nanos(ours), nanos(theirs), f"{ours / theirs:.2f}"] for name, ours, theirs in results.codecs]
    return table(["", "Terrane", "go-cty", "ratio"], rows)


def nanos(count):
    return f"{count / 1e6:.1f} ms" if count >= 1e6 else f"{count / 1e3:.1f} µs"


def machine(results):
    lengths = sorted({len(one) for row in results.costs.values() for one in row.values() if one})
    rounds = " to ".join(str(one) for one in dict.fromkeys((lengths[0], lengths[-1]))) if lengths else "no"
    lines = [f"{results.machine}; {rounds} rounds.", *([results.note] if results.note else [])]
    spreads = sorted(filter(None, (results.spread(row, one) for row in results.costs for one in results.costs[row])))
    if spreads:
        middle = spreads[len(spreads) // 2] * 100
        lines.append(f"Half of a cell's rounds lie within {middle:.0f} % of their median, in the middle one of all cells.")
    lines += [f"Left out, {who}: {why.splitlines()[0]}." for who, why in results.missing.items()]
    return "\n".join(lines)


def sections(results):
    """The text of each section by its name; empty ones keep what the document says."""
    return {
        "machine": machine(results),
        "wall": costs(results, 0) if results.costs else "",
        "cpu": costs(results, 1) if results.costs else "",
        "sizes": sizes(results) if results.memory or results.packed else "",
        "targets": targets(results),
        "codecs": codecs(results),
    }


def write(document, written):
    """Replaces what stands between the markers of each section."""
    text = document.read_text()
    for name, section in written.items():
        if section:
            text = replaced(text, name, section, document)
    document.write_text(text)


def replaced(text, name, section, document):
    pattern = re.compile(rf"(<!-- bench: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not pattern.search(text):
        raise SystemExit(f"{document} has no section <!-- bench: {name} --> … <!-- end -->.")
    return pattern.sub(lambda found: f"{found[1]}{section}\n{found[2]}", text, count=1)
