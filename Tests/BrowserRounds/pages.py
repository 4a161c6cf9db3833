"""The pages of notispec in a real browser: headless Chromium, driven by Selenium, with the checks of axe.

pages.py NOTISPEC FOLDER [PART...]: opens the preview of the workspace in FOLDER, a report of `conform`, and Play, at 1280 and 390 pixels, light
and dark. It fails for an error in the console, a request to anywhere else, a page that scrolls sideways, or a serious finding of axe.
Then it plays a story of twelve steps, saves it as a scenario that `conform` passes, tries another value, writes it and takes it back.
PICTURES=FOLDER keeps screenshots. The parts are preview, story, report, live, play and round; without any, all of them.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

PROGRAM = os.path.abspath(sys.argv[1])
AXE = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
PARTS = sys.argv[3:] or ["preview", "story", "report", "live", "play", "round"]
SIZES = [(1280, 900), (390, 844)]
problems = []


def fail(words):
    problems.append(words)
    print(f"pages: {words}", flush=True)


def notispec(folder, *arguments, status=0):
    run = subprocess.run([PROGRAM, "-C", folder, *arguments], capture_output=True, text=True)
    if run.returncode != status:
        sys.exit(f"pages: notispec {' '.join(arguments)} ended with {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def browser():
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    # Selenium would otherwise download a driver of its own.
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


def set_up(driver, width, height, theme):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
    )
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]}
    )


def keep(driver, name):
    if os.environ.get("PICTURES"):
        driver.save_screenshot(os.path.join(os.environ["PICTURES"], f"{name}.png"))


def check_console(driver, name, own):
    for entry in driver.get_log("browser"):
        if entry["level"] == "SEVERE":
            fail(f"{name}: the console says: {entry['message']}")
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith((own, "data:", "about:")):
                fail(f"{name}: it asks {url}")


def check_width(driver, name):
    room, needed = driver.execute_script(
        "return [document.documentElement.clientWidth, document.documentElement.scrollWidth]"
    )
    if needed > room:
        fail(f"{name}: it is {needed} pixels wide on a screen of {room}")


def check_axe(driver, name):
    driver.execute_script(AXE)
    driver.set_script_timeout(120)
    result = driver.execute_async_script(
        "var done = arguments[arguments.length - 1];"
        "axe.run(document, {resultTypes: ['violations']}).then(done, function (e) { done({error: String(e)}); });"
    )
    if "error" in result:
        return fail(f"{name}: axe: {result['error']}")
    for found in result["violations"]:
        if found["impact"] in ("serious", "critical"):
            where = found["nodes"][0]["target"]
            fail(f"{name}: axe: {found['id']}: {found['help']}, {len(found['nodes'])} times, such as {where}")


def check_page(driver, name, address, own, ready=None):
    for width, height in SIZES:
        for theme in ("light", "dark"):
            full = f"{name}-{width}-{theme}"
            set_up(driver, width, height, theme)
            driver.get("about:blank")
            driver.get(address)
            if ready:
                WebDriverWait(driver, 60).until(ready)
            check_width(driver, full)
            check_console(driver, full, own)
            keep(driver, full)
            if theme == "light" or width == 1280:
                check_axe(driver, full)


def press(driver, id):
    element = driver.find_element(By.ID, id)
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def write(driver, id, text):
    driver.execute_script(
        "var e = document.getElementById(arguments[0]); e.value = arguments[1];"
        "e.dispatchEvent(new Event('change', {bubbles: true}));",
        id,
        text,
    )


def choose(driver, id, value):
    Select(driver.find_element(By.ID, id)).select_by_value(value)


def step(driver, action):
    """One step, and what it took until the page showed it: milliseconds."""
    before = len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))
    start = time.monotonic()
    action()
    WebDriverWait(driver, 30, poll_frequency=0.01).until(
        lambda d: len(d.find_elements(By.CSS_SELECTOR, "#steps > li")) > before
    )
    return (time.monotonic() - start) * 1000


def after(driver, span):
    element = driver.find_element(By.CSS_SELECTOR, f"[data-after='{span}']")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def report(driver, signal, **values):
    choose(driver, "signal", signal)
    for key, value in values.items():
        field = driver.find_element(By.CSS_SELECTOR, f"#parameters [data-id='{key}']")
        driver.execute_script("arguments[0].value = arguments[1]", field, value)
    press(driver, "report")


def app(driver, transition):
    element = driver.find_element(By.CSS_SELECTOR, f"[data-app='{transition}']")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def tap(driver, kind):
    element = driver.find_element(By.CSS_SELECTOR, f"[aria-label='Tap: {kind}']")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def text(driver, id):
    return driver.find_element(By.ID, id).text


def play(driver, folder, address):
    set_up(driver, 1280, 900, "light")
    driver.get(address + "play")
    WebDriverWait(driver, 60).until(lambda d: text(d, "clock") == "09:00")
    choose(driver, "app", "courier")
    WebDriverWait(driver, 60).until(lambda d: d.find_element(By.ID, "signal").text.find("basket_changed") >= 0)
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
    WebDriverWait(driver, 30).until(lambda d: len(d.find_elements(By.CSS_SELECTOR, "#steps > li")) == count - 1)
    step(driver, lambda: after(driver, "7d"))
    if text(driver, "line") != line:
        fail("play: a step that was undone and done again says something else")

    write(driver, "name", "anna-orders")
    press(driver, "save-scenario")
    WebDriverWait(driver, 60).until(lambda d: text(d, "saved") != "")
    if not text(driver, "saved").endswith("anna-orders.yaml: passed"):
        fail(f"play: saved: {text(driver, 'saved')}")
    conform = notispec(folder, "conform", "--filter", "courier.stories.anna_orders/*", "--once")
    print(f"pages: {conform.strip().splitlines()[-1]}", flush=True)

    # What if the reminder came after 20 minutes?
    spec = os.path.join(folder, "specs/courier/basket.yaml")
    before = open(spec, encoding="utf-8").read()
    option = next(
        o
        for o in driver.find_elements(By.CSS_SELECTOR, "#value option")
        if re.match(r"notifications\.basket_left\..*= 15m$", o.get_attribute("textContent"))
    )
    write(driver, "value", option.get_attribute("value"))
    driver.execute_script("document.getElementById('new-value').value = '20m'")
    press(driver, "try")
    WebDriverWait(driver, 120).until(lambda d: text(d, "tried").startswith("Of "))
    if " now fail (" not in text(driver, "tried"):
        fail(f"what if: {text(driver, 'tried')}")
    if not driver.find_elements(By.CSS_SELECTOR, "#after .differs"):
        fail("what if: the story is the same with the other value")
    keep(driver, "tried-1280-light")
    if open(spec, encoding="utf-8").read() != before:
        fail("what if: it has written the value")
    press(driver, "write")
    WebDriverWait(driver, 60).until(lambda d: text(d, "tried").startswith("Written"))
    if open(spec, encoding="utf-8").read() != before.replace("15m", "20m", 1):
        fail("what if: the spec is not the old one with the new value")
    time.sleep(1)
    press(driver, "unwrite")
    WebDriverWait(driver, 60).until(lambda d: text(d, "tried").startswith("As before"))
    if open(spec, encoding="utf-8").read() != before:
        fail("what if: the spec is not as it was")
    check_console(driver, "play", address)


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
        server = subprocess.Popen(
            [PROGRAM, "-C", folder, "preview", "--live"], stderr=subprocess.PIPE, text=True
        )
        try:
            address = server.stderr.readline().split()[-1]
            for name in PARTS:
                if name in ("preview", "story", "report"):
                    check_page(driver, name, f"file://{folder}/{name}.html", f"file://{folder}/")
                elif name == "live":
                    check_page(driver, name, address, address)
                elif name == "play":
                    check_page(driver, name, address + "play", address, ready=lambda d: text(d, "clock") != "")
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
