"""The pages of notispec in a real browser: headless Chromium, driven by Selenium, with the checks of axe.

pages.py NOTISPEC FOLDER [PART...]: opens the preview of the workspace in FOLDER, a report of `conform`, and Play, at 1280 and 390 pixels, light
and dark. It fails for an error in the console, a request to anywhere else, a page that scrolls sideways, or a serious finding of axe.
Then it plays a story of twelve steps, saves it as a scenario that `conform` passes, tries another value, writes it and takes it back; goes
through an app in Arabic; presses the button of a finding; and sees how it ends if files change, a spec is broken, a server is killed or an app
has 3 000 types. PICTURES=FOLDER keeps screenshots. Without any part, all of them.
"""

import os
import re
import shutil
import sys
import tempfile
import time

from arabic import arabic
from browser import By, after, app, browser, check_axe, check_console, check_page, check_width, choose, fail, keep, notispec
from browser import press, problems, report, serve, set_up, step, tap, text, wait, write
from cutting import cutting
from filling import filling
from fixing import fixing
from installing import installing
from rough import large, rough

PARTS = sys.argv[3:] or ["preview", "story", "report", "live", "play", "round", "filling", "cutting", "installing", "arabic", "fixing", "rough", "large"]


def play(driver, folder, address):
    set_up(driver, 1280, 900, "light")
    driver.get(address + "play")
    wait(driver, lambda d: text(d, "clock") == "09:00")
    choose(driver, "app", "courier")
    wait(driver, lambda d: d.find_element(By.ID, "signal").text.find("basket_changed") >= 0)
    write(driver, "title", "Anna leaves a basket, is reminded, and orders")
    times = [
        step(driver, lambda: report(driver, "basket_changed", restaurant="Luigi’s", dishes="2")),
        step(driver, lambda: app(driver, "background")),
        step(driver, lambda: after(driver, "15m")),
        step(driver, lambda: after(driver, "1m")),
        step(driver, lambda: tap(driver, "basket_left")),
        step(driver, lambda: app(driver, "background")),
        step(driver, lambda: after(driver, "1h")),
        step(driver, lambda: app(driver, "killed")),
        step(driver, lambda: (write(driver, "zone", "Asia/Tokyo"), press(driver, "zone-go"))),
        step(driver, lambda: app(driver, "launch")),
        step(driver, lambda: report(driver, "order_placed")),
        step(driver, lambda: after(driver, "7d")),
    ]
    print(f"pages: a step took {sorted(times)[len(times) // 2]:.0f} ms in the middle, {max(times):.0f} ms at most", flush=True)
    line = text(driver, "line")
    for words in ("COMES", "basket_left", "not sent", "cancelled"):
        if words not in line:
            fail(f"play: the line of time does not say '{words}'")
    keep(driver, "played-1280-light")
    check_axe(driver, "played")
    check_width(driver, "played")
    set_up(driver, 390, 844, "dark")
    check_width(driver, "played at 390")
    keep(driver, "played-390-dark")
    set_up(driver, 1280, 900, "light")

    # Undone and done again, it is the same.
    count = len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))
    press(driver, "undo")
    wait(driver, lambda d: len(d.find_elements(By.CSS_SELECTOR, "#steps > li")) == count - 1)
    step(driver, lambda: after(driver, "7d"))
    if text(driver, "line") != line:
        fail("play: a step that was undone and done again says something else")

    # The file is as wide as the page lets it, and a name that cannot be is refused beside its field.
    driver.execute_script("document.querySelector('#yaml').closest('details').open = true")
    check_width(driver, "the story as a file")
    write(driver, "name", "anna orders")
    press(driver, "save-story")
    wait(driver, lambda d: text(d, "name-problem") != "")
    if driver.switch_to.active_element.get_attribute("id") != "name":
        fail("play: the field with the wrong name has no focus")
    write(driver, "name", "anna-orders")
    press(driver, "save-story")
    wait(driver, lambda d: text(d, "saved").endswith("stories/anna-orders.yaml: saved"))
    # A story and a scenario of one name are two files.
    press(driver, "save-scenario")
    wait(driver, lambda d: "saved" not in text(d, "saved"))
    wait(driver, lambda d: text(d, "saved") != "")
    if not text(driver, "saved").endswith("anna-orders.yaml: passed"):
        fail(f"play: saved: {text(driver, 'saved')}")
    conform = notispec(folder, "conform", "--filter", "courier.scenarios.anna_orders/*", "--once")
    print(f"pages: {conform.strip().splitlines()[-1]}", flush=True)

    # What if the reminder came after 20 minutes?
    spec = os.path.join(folder, "specs/courier/basket.yaml")
    before = open(spec, encoding="utf-8").read()
    # Looked up at once: the page draws its lists anew after a save.
    values = driver.execute_script("return [...document.querySelectorAll('#value option')].map((o) => o.value)")
    write(driver, "value", next(v for v in values if re.match(r"notifications\.basket_left\..*\n15m$", v)))
    driver.execute_script("document.getElementById('new-value').value = '20m'")
    press(driver, "try")
    wait(driver, lambda d: text(d, "tried").startswith("Of "))
    if " now fail and " not in text(driver, "tried"):
        fail(f"what if: {text(driver, 'tried')}")
    if not driver.find_elements(By.CSS_SELECTOR, "#compared .differs"):
        fail("what if: the story is the same with the other value")
    titles = [item.text for item in driver.find_elements(By.CSS_SELECTOR, "#compared > details > summary")]
    if not any(": " in title and "cases, of which " in title for title in titles):
        fail(f"what if: no type has a line of its own in {titles}")
    titles += driver.execute_script("return [...document.querySelectorAll('#compared summary')].map((s) => s.textContent)")
    for beginning in ("This story: ", "Story “", "Case courier."):
        if not any(title.startswith(beginning) for title in titles):
            fail(f"what if: nothing begins with '{beginning}' in {titles}")
    keep(driver, "tried-1280-light")
    if open(spec, encoding="utf-8").read() != before:
        fail("what if: it has written the value")
    press(driver, "write")
    wait(driver, lambda d: text(d, "tried").startswith("Written"))
    if driver.find_elements(By.CSS_SELECTOR, "#compared > *"):
        fail("what if: after writing, the comparison with the old value is still there")
    if open(spec, encoding="utf-8").read() != before.replace("15m", "20m", 1):
        fail("what if: the spec is not the old one with the new value")
    time.sleep(1)
    press(driver, "unwrite")
    wait(driver, lambda d: text(d, "tried").startswith("As before"))
    if open(spec, encoding="utf-8").read() != before:
        fail("what if: the spec is not as it was")
    check_console(driver, "play", address, refusals=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        for name in ("specs", "conformance"):
            shutil.copytree(os.path.join(sys.argv[2], name), os.path.join(folder, name))
        notispec(folder, "preview", "-o", "preview.html", "-q")
        notispec(folder, "conform", "conformance/courier/stories/a-basket.yaml", "--format", "html", "-o", "story.html", "-q")
        shutil.copytree(folder, os.path.join(folder, "broken"), ignore=shutil.ignore_patterns("*.html"))
        caps = os.path.join(folder, "broken/specs/courier/policies.yaml")
        source = open(caps, encoding="utf-8").read()
        with open(caps, "w", encoding="utf-8") as file:
            file.write(source.replace("max: 3", "max: 2", 1))
        notispec(os.path.join(folder, "broken"), "conform", "--app", "courier", "--once", "--format", "html", "-o",
                 "report.html", "-q", status=1)
        shutil.move(os.path.join(folder, "broken/report.html"), os.path.join(folder, "report.html"))
        shutil.rmtree(os.path.join(folder, "broken"))
        driver = browser()
        server, address = serve(folder)
        try:
            for name in PARTS:
                if name in ("preview", "story", "report"):
                    check_page(driver, name, f"file://{folder}/{name}.html", f"file://{folder}/")
                elif name == "live":
                    check_page(driver, name, address, address)
                elif name == "play":
                    check_page(driver, name, address + "play", address, ready=lambda d: text(d, "clock") != "")
                elif name == "arabic":
                    arabic(driver, folder)
                elif name == "fixing":
                    fixing(driver, folder)
                elif name == "filling":
                    filling(driver, folder, address)
                elif name == "cutting":
                    cutting(driver, folder)
                elif name == "installing":
                    installing(driver, address)
                elif name == "rough":
                    rough(driver, folder)
                elif name == "large":
                    large(driver, folder)
                else:
                    play(driver, folder, address)
        finally:
            server.terminate()
            server.wait()
            driver.quit()
    if problems:
        sys.exit(f"pages: {len(problems)} problems")
    print("pages: the pages are sound in Chromium, light and dark, wide and narrow")


main()
