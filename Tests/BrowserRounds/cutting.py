"""What is cut, at each size of text: the picture, the marks below it, the bar and the filter say the same."""

from browser import check_console, check_width, fail, keep, set_up

SEEN = """
const chosen = (e) => e.offsetParent !== null;
return [...document.querySelectorAll('.type .wall:not(.center)')].filter((w) => chosen(w) && !w.closest('.changes')).map((wall) => {
  const cut = [...wall.querySelectorAll('.title, .sub b, .body')].filter((e) => chosen(e) && [...e.querySelectorAll('.dots')].some(chosen));
  const lines = [...wall.querySelectorAll('.top .title, .sub b')].filter(chosen)
    .map((e) => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)));
  let next = wall.nextElementSibling, marks = 0, fill = null;
  for (; next && next.matches('.cut, .fill'); next = next.nextElementSibling) {
    if (chosen(next)) { if (next.matches('.cut')) { marks += 1; } else { fill = next.textContent; } }
  }
  return { type: wall.closest('.type').id, cut: cut.length, marks: marks, lines: lines, fill: fill };
});
"""


def cutting(driver, folder):
    page = f"file://{folder}/preview.html"
    counts = {}
    for size in ("standard", "large", "largest"):
        for surface in ("lock", "banner", "expanded", "hidden"):
            name = f"cut-{size}-{surface}"
            set_up(driver, 1280, 900, "light")
            driver.get("about:blank")
            driver.get(f"{page}#?app=courier&locale=ru&size={size}&surface={surface}")
            driver.execute_script("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
            walls = driver.execute_script(SEEN)
            for wall in walls:
                if wall["cut"] != wall["marks"]:
                    fail(f"{name}: {wall['type']}: {wall['cut']} texts are cut and {wall['marks']} marked")
                if surface != "expanded" and any(lines > 1 for lines in wall["lines"]):
                    fail(f"{name}: {wall['type']}: a title takes {wall['lines']} lines")
                if surface in ("expanded", "hidden") and wall["fill"]:
                    fail(f"{name}: {wall['type']}: it says '{wall['fill']}'")
            driver.get("about:blank")
            driver.get(f"{page}#?app=courier&locale=ru&only=cut&size={size}&surface={surface}")
            driver.execute_script("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
            shown = {wall["type"] for wall in driver.execute_script(SEEN)}
            cut = {wall["type"] for wall in walls if wall["cut"]}
            if shown != cut:
                fail(f"{name}: the filter shows {sorted(shown)}, and cut are {sorted(cut)}")
            counts[size, surface] = len(cut)
            check_console(driver, name, f"file://{folder}/")
            keep(driver, name)
    if not counts["standard", "lock"] < counts["largest", "lock"] or counts["largest", "expanded"]:
        fail(f"cut: {counts}")
    # A type is found by the name of the setting that switches it off, in any language; the contents list what is shown.
    for words in ("offers_and_sales", "Offers and sales", "Акции и распродажи", "优惠与促销"):
        driver.get("about:blank")
        driver.get(f"{page}#?app=courier&find={words}")
        found = driver.execute_script(
            "return [...document.querySelectorAll('.type')].filter((t) => t.offsetParent).map((t) => t.id.split('/')[1])")
        listed = driver.execute_script(
            "return [...document.querySelectorAll('.contents li:not([hidden]) a')].map((a) => decodeURIComponent(a.hash.slice(1)))"
            ".filter((id) => id.startsWith('courier/')).map((id) => id.split('/')[1])")
        if "offer" not in found or "basket_left" in found or listed != found:
            fail(f"find {words}: {found}, and the contents list {listed}")
    for width, height in ((1280, 900), (390, 844)):
        for locale in ("ru", "ar"):
            set_up(driver, width, height, "light")
            driver.get("about:blank")
            driver.get(f"{page}#courier/offer?locale={locale}&size=largest")
            check_width(driver, f"cut-{locale}-{width}")
            keep(driver, f"cut-{locale}-{width}")
    check_console(driver, "find", f"file://{folder}/")
    print(f"pages: texts that are cut in Russian at the largest size: {counts['largest', 'lock']} types", flush=True)
