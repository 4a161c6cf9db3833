"""The content of a request: texts with their plurals and variants."""
import re
import formats


TYPE_HINTS = {"jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "heic": "public.heic",
              "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio", "mp3": "public.mp3", "m4a": "public.mpeg-4-audio",
              "mpeg": "public.mpeg", "mpeg2": "public.mpeg-2-video", "mpeg4": "public.mpeg-4", "avi": "public.avi", "mov": "com.apple.quicktime-movie"}


def category(locale, number):
    """The CLDR plural category of a whole number."""
    n = abs(number)
    if isinstance(n, float) and n != int(n):
        return "other"
    n = int(n)
    language = locale.split("-")[0]
    if language in ("ru", "uk", "be", "pl", "sr", "hr"):
        if n % 10 == 1 and n % 100 != 11 and language != "pl" or language == "pl" and n == 1:
            return "one"
        if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
            return "few"
        return "many"
    if language in ("zh", "ja", "ko", "th", "vi", "id"):
        return "other"
    if language in ("fr", "pt"):
        return "one" if n in (0, 1) else "other"
    return "one" if n == 1 else "other"


def argument_values(rules, state, occurrence, judge, locale):
    """Values of the texts, or None for one that is missing and has no default (4)."""
    rule, values, missing = rules.types[occurrence["type"]], {}, False
    source = rules.model["app"]["source_locale"]
    for name, argument in rule.get("arguments", {}).items():
        value = None
        if "from" in argument:
            newest = judge.newest(argument["from"]["signal"], occurrence)
            value = newest and newest["with"].get(argument["from"]["parameter"])
        else:
            value = (occurrence.get("with") or {}).get(name)
        if value in (None, "") and "default" in argument:
            value = localized(argument["default"], locale, source).get("text")
        if value is None:
            missing = True
        values[name] = value
    return values, missing


def closest(locale, names, source):
    """§17: the language of the device, else the closest one, else the source."""
    return next((name for name in (locale, locale.split("-")[0]) if name in names), source)


def localized(texts, locale, source):
    return texts.get(closest(locale, texts, source))


def show(value):
    if isinstance(value, float) and value == int(value):
        value = int(value)
    return str(value)


def fill(text, values):
    return re.sub(r"\{(\w+)\}", lambda m: show(values.get(m[1], m[0])) if values.get(m[1]) is not None else m[0], text)


def sentence(text, values, locale, words):
    plural = text.get("plural")
    if plural is None:
        return fill(text["text"], words)
    if isinstance(plural, str):
        number = values.get(plural)
        form = category(locale, number) if isinstance(number, (int, float)) else "other"
        return fill(text.get(form) or text["other"], words)
    shown = dict(words)
    for name in plural:
        forms, number = text["forms"][name], values.get(name)
        form = category(locale, number) if isinstance(number, (int, float)) else "other"
        shown[name] = fill(forms.get(form) or forms["other"], words)
    return fill(text["text"], shown)


def variant(rules, state, occurrence, judge, variants, values):
    choose = variants["choose"]
    names = [k for k in variants if k != "choose"]
    if choose == "trigger":
        return occurrence["trigger"]
    if choose == "rotate":
        return names[occurrence.get("turn", 0) % len(names)]
    if "preference" in choose:
        value = rules.preference(state, choose["preference"])
        return {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
    if "experiment" in choose:
        return state.arms.get(choose["experiment"], names[0])
    if "argument" in choose:
        return values.get(choose["argument"])
    number = values.get(choose["parameter"], (occurrence.get("with") or {}).get(choose["parameter"]))
    for name, test in choose.items():
        if name != "parameter" and (not test or number is not None and judge.test({"parameter": "n", **test}, {"n": number})):
            return name
    return names[0]


def content(rules, state, occurrence, judge):
    rule, locale, source = rules.types[occurrence["type"]], state.locale, rules.model["app"]["source_locale"]
    values, _ = argument_values(rules, state, occurrence, judge, locale)
    raw = values
    language = closest(locale, rules.model["app"].get("locales", [source]), source)
    words = {n: formats.shown(rule["arguments"][n], v, values, judge.zone, language) for n, v in values.items()}
    result = {}
    for part in ("title", "subtitle", "body"):
        texts = rule.get("copy", {}).get(part)
        if not texts:
            continue
        if "variants" in texts:
            names = [k for k in texts["variants"] if k != "choose"]
            name = variant(rules, state, occurrence, judge, texts["variants"], values)
            chosen = localized(texts["variants"].get(name) or texts["variants"][names[0]], locale, source)
            text = chosen[occurrence.get("turn", 0) % len(chosen)] if isinstance(chosen, list) else chosen
        else:
            text = localized(texts, locale, source)
        result[part] = sentence(text, values, language, words)
    if rule.get("interruption_level", "active") != "active":
        result["interruption_level"] = rule["interruption_level"]
    if rule.get("category"):
        result["category"] = rules.model["categories"][rule["category"]].get("identifier", rule["category"])
    if rule.get("thread"):
        result["thread"] = fill(rule["thread"], values)
    if "relevance" in rule:
        result["relevance"] = rule["relevance"]
    badge = rule.get("badge")
    if badge is not None:
        number = values.get(badge["argument"]) if isinstance(badge, dict) else badge
        if isinstance(number, (int, float)):  # a default is a text: then it stays as it is
            result["badge"] = int(number)
    attachments = [a for a in rule.get("attachments", []) if "file" in a]
    if attachments:
        result["attachments"] = [{"identifier": a["id"], "file": a["file"], "type_hint": a.get("type_hint") or TYPE_HINTS[a["format"]]} for a in attachments]
    sound = rule.get("sound")
    if sound == "none":
        result["sound"] = {"kind": "silent"}
    elif sound == "critical":
        result["sound"] = {"kind": "critical"}
    elif isinstance(sound, dict):
        result["sound"] = {"kind": "critical_file" if sound.get("critical") else "file", "file": sound["file"]}
    result["user_info"] = {"type": occurrence["type"], **of_screen(rules, rule.get("target"), values)}
    return result


def of_screen(rules, use, values):
    """testee.md: a request carries its screen, and the values of that under their keys."""
    id, fixed = (use["id"], use.get("parameters") or {}) if isinstance(use, dict) else (use, {})
    target = rules.model.get("deep_links", {}).get("targets", {}).get(id)
    if target is None:
        return {}
    values = {**values, **fixed}
    known = {name: values[name] for name in target.get("parameters", {}) if values.get(name) not in (None, "")}
    return {"target": id, **{target["parameters"][name].get("key", name): show(value) for name, value in known.items()}}
