"""Headless Chromium, driven by Selenium, and what is asked of every page: no error in the console, no request to anywhere else, no page that
scrolls sideways, no serious finding of axe.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

PROGRAM = os.path.abspath(sys.argv[1])
AXE = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
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


def check_console(driver, name, own, refusals=False):
    """What the console says and what was asked for. With refusals, the server may say that something cannot be done now."""
    for entry in driver.get_log("browser"):
        if entry["level"] == "SEVERE" and not (refusals and "status of 40" in entry["message"]):
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
    """One step, and what it took from the click until the page had drawn it: milliseconds, by the clock of the page, without the driver."""
    before = len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))
    driver.execute_script(WATCH)
    action()
    wait(driver, lambda d: len(d.find_elements(By.CSS_SELECTOR, "#steps > li")) > before and d.execute_script("return window.drawn") > 0)
    return driver.execute_script("return window.drawn - window.clicked")


WATCH = """
window.drawn = 0;
document.onclick = (event) => { if (!window.drawn) { window.clicked = event.timeStamp; } };
new MutationObserver((_, watch) => {
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document.getElementById("steps"), { childList: true });
"""


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


def serve(folder, *options):
    """The server of the live preview, and its address."""
    server = subprocess.Popen([PROGRAM, "-C", folder, "preview", "--live", *options], stderr=subprocess.PIPE, text=True)
    return server, server.stderr.readline().split()[-1]


def wait(driver, condition, seconds=60):
    WebDriverWait(driver, seconds, poll_frequency=0.02).until(condition)


def leave(driver):
    """Closes the page before its server ends, which it would say in the console."""
    driver.get("about:blank")
    for name in ("browser", "performance"):
        driver.get_log(name)
