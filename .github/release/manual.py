"""Prints the manual page, from what notispec says of its own command line.

  notispec --experimental-dump-help | python3 manual.py 0.2.0 >notispec.1
"""

import json
import sys


def plain(text):
    """A line of text that troff takes for nothing else."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\\&" + text if text.startswith(".") else text


def names(argument):
    """`-h, --help <value>`, with the names as they are typed."""
    if argument["kind"] == "positional":
        return f"\\fI{plain(argument['valueName'])}\\fR"
    written = ["-" * (1 if name["kind"] == "short" else 2) + name["name"] for name in argument["names"]]
    text = ", ".join(f"\\fB{plain(name)}\\fR" for name in written)
    return text + (f" \\fI{plain(argument['valueName'])}\\fR" if argument["kind"] == "option" else "")


def entry(argument):
    text = argument.get("abstract", "")
    values = argument.get("allValues")
    if values:
        text += f" One of: {', '.join(values)}."
    if "defaultValue" in argument:
        text += f" Default: {argument['defaultValue']}."
    return [".TP", names(argument), plain(text)]


def identity(argument):
    return json.dumps(argument, sort_keys=True)


def commands(command, path=()):
    """The verbs, with those of verbs of their own."""
    for verb in command.get("subcommands", []):
        if verb["commandName"] == "help":
            continue
        words = path + (verb["commandName"],)
        if verb.get("subcommands"):
            yield from commands(verb, words)
        else:
            yield " ".join(words), verb


def page(command, version):
    verbs = list(commands(command))
    shown = {name: [each for each in verb["arguments"] if each["shouldDisplay"]] for name, verb in verbs}
    # What nearly every verb has is said once.
    counts = {}
    for arguments in shown.values():
        for argument in arguments:
            counts[identity(argument)] = counts.get(identity(argument), 0) + 1
    common = {key for key, count in counts.items() if count > len(verbs) / 2}
    lines = [f'.TH NOTISPEC 1 "" "notispec {version}" "User Commands"', ".SH NAME"]
    lines += ["notispec \\- " + plain(command["abstract"].rstrip(".")), ".SH SYNOPSIS", ".B notispec"]
    lines += ["\\fIverb\\fR [\\fIoptions\\fR]", ".SH VERBS"]
    for name, verb in verbs:
        own = [each for each in shown[name] if identity(each) not in common]
        positional = " ".join(names(each) for each in own if each["kind"] == "positional")
        lines += [f".SS notispec {plain(name)} {positional}".rstrip(), plain(verb.get("abstract", ""))]
        for argument in own:
            lines += entry(argument)
    lines += [".SH COMMON OPTIONS", "Most verbs have these."]
    seen = set()
    for arguments in shown.values():
        for argument in arguments:
            if identity(argument) in common and identity(argument) not in seen:
                seen.add(identity(argument))
                lines += entry(argument)
    lines += [".SH EXIT STATUS"]
    for code, text in STATUS:
        lines += [".TP", f"\\fB{code}\\fR", plain(text)]
    lines += [".SH ENVIRONMENT"]
    for name, text in ENVIRONMENT:
        lines += [".TP", f"\\fB{name}\\fR", plain(text)]
    return "\n".join(lines) + "\n"


STATUS = [
    ("0", "Nothing at or above --fail-on, no drift, no failed scenario, no open requirement."),
    ("1", "Findings, drift, failed scenarios or open requirements."),
    ("64", "Wrong use of the command line."),
    ("66", "An input that cannot be read."),
    ("70", "A defect in notispec itself."),
    ("73, 74", "An output that cannot be created or written."),
]
ENVIRONMENT = [
    ("NO_COLOR", "If it is set, findings have no colors."),
    ("SOURCE_DATE_EPOCH", "The date that waivers and expiry dates are compared with."),
    ("TZDIR", "The folder with time zones. Without it, and without /usr/share/zoneinfo, those that are built in are used."),
]

sys.stdout.write(page(json.load(sys.stdin)["command"], sys.argv[1]))
