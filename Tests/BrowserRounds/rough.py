"""What goes wrong around a live preview, in a real browser: nothing that somebody has typed is lost.

Two servers on one workspace, a file that changes on disk while somebody edits on the page, a spec that is broken meanwhile, a closed tab, a
killed server, and a workspace with an app of 3 000 types.
"""

import os
import shutil
import time

from browser import By, after, app, check_console, check_width, choose, fail, keep, leave, press, report, serve, set_up
from browser import step, text, wait, write

SPEC = "specs/courier/basket.yaml"
MANY = "specs/large/app.yaml"
LARGE = """notispec: 1
app: { id: large, name: "Large", owner: care, module: Large, bundle_id: com.example.large, locales: [en, ru], source_locale: en, delivery: local }
signals: { item_due: { summary: "Something is due." } }
deep_links: { scheme: large, targets: { home: { path: /home } } }
notifications:
"""


def rough(driver, folder):
    own = os.path.join(folder, "rough")
    for name in ("specs", "conformance"):
        shutil.copytree(os.path.join(folder, name), os.path.join(own, name))
    first, address = serve(own)
    second, other = serve(own)
    try:
        set_up(driver, 1280, 900, "light")
        saved_while_it_opens(driver, own, address)
        begin(driver, address)
        typed = type_everything(driver)
        changed_on_disk(driver, own, typed)
        broken(driver, own, typed)
        two_servers(driver, own, address, other)
        closed_tab(driver, own, address)
        check_console(driver, "rough", "http://127.0.0.1:", refusals=True)
        killed(driver, first)
    finally:
        for server in (first, second):
            server.kill()
            server.wait()
        leave(driver)


LATE_NEWS = """
const Real = window.EventSource;
window.EventSource = function (path) {
  const late = {};
  setTimeout(() => { const source = new Real(path); source.onmessage = (event) => late.onmessage(event); }, 1000);
  return late;
};
"""


def saved_while_it_opens(driver, own, address):
    """A file is saved after the page was written and before the page hears of changes."""
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LATE_NEWS})
    driver.get(address)
    edit(own, 'en: "Still hungry?"', 'en: "Hungry, still?"')
    wait(driver, lambda d: "Hungry, still?" in d.page_source)
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    edit(own, 'en: "Hungry, still?"', 'en: "Still hungry?"')
    wait(driver, lambda d: "Hungry, still?" not in d.page_source)


def begin(driver, address):
    driver.get(address + "play")
    wait(driver, lambda d: text(d, "clock") == "09:00")
    choose(driver, "app", "courier")
    wait(driver, lambda d: "basket_changed" in d.find_element(By.ID, "signal").text)
    wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#value option"))
    step(driver, lambda: report(driver, "basket_changed", restaurant="Luigi’s", dishes="2"))
    step(driver, lambda: app(driver, "background"))
    step(driver, lambda: after(driver, "1d"))


def type_everything(driver):
    """Fills whatever takes a text or a tick, without sending any of it."""
    value = driver.execute_script(
        "return [...document.querySelectorAll('#value option')].find((o) => /basket_waiting.*delay\\n1h$/.test(o.value)).value"
    )
    write(driver, "value", value)
    fields = {
        "title": "Anna's day", "new-value": "2h", "typed": "after: 1h, focus: on", "until": "20:15", "zone": "Asia/Tokyo",
        "name": "annas-day",
    }
    for id, words in fields.items():
        driver.execute_script("document.getElementById(arguments[0]).value = arguments[1]", id, words)
    driver.execute_script("document.querySelector('#parameters [data-id=\"dishes\"]').value = '7'")
    tick = driver.find_element(By.CSS_SELECTOR, "#then input:checked")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", tick)
    tick.click()
    return state(driver)


def state(driver):
    return driver.execute_script(
        "const value = (id) => document.getElementById(id).value;"
        "return {fields: ['title', 'new-value', 'typed', 'until', 'zone', 'name'].map(value),"
        " value: value('value').split('\\n')[0], signal: value('signal'),"
        " dishes: document.querySelector('#parameters [data-id=\"dishes\"]').value,"
        " steps: document.querySelectorAll('#steps > li').length,"
        " ticks: [...document.querySelectorAll('#then input')].map((box) => box.checked)}"
    )


def expect_kept(driver, typed, when):
    found = state(driver)
    for key, words in typed.items():
        if found[key] != words:
            fail(f"rough: {when}, '{key}' is {found[key]}, and was {words}")


def edit(own, old, new, path=SPEC):
    """As an editor saves: in one step."""
    path = os.path.join(own, path)
    with open(path, encoding="utf-8") as file:
        source = file.read()
    if old not in source:
        fail(f"rough: {path} does not say '{old}'")
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(source.replace(old, new, 1))
    os.rename(path + ".new", path)


def changed_on_disk(driver, own, typed):
    edit(own, 'en: "Still hungry?"', 'en: "Hungry still?"')
    wait(driver, lambda d: "Hungry still?" in text(d, "line"))
    expect_kept(driver, typed, "a file has changed on disk")


def broken(driver, own, typed):
    edit(own, "target: { id: basket,", "target: { id: baskt,")
    wait(driver, lambda d: "has errors" in text(d, "say"))
    keep(driver, "rough-broken-1280-light")
    expect_kept(driver, typed, "a spec was broken")
    edit(own, "target: { id: baskt,", "target: { id: basket,")
    wait(driver, lambda d: "has errors" not in text(d, "say"))
    expect_kept(driver, typed, "a spec was broken and repaired")


def two_servers(driver, own, address, other):
    """The second one sees what the first one has written before it writes."""
    press(driver, "write")
    wait(driver, lambda d: text(d, "tried").startswith("Written"))
    here = driver.current_window_handle
    driver.switch_to.new_window("tab")
    begin(driver, other)
    value = driver.execute_script(
        "return [...document.querySelectorAll('#value option')].find((o) => /basket_waiting.*delay\\n2h$/.test(o.value)).value"
    )
    write(driver, "value", value)
    driver.execute_script("document.getElementById('new-value').value = '3h'")
    # The file changes under the second one, between two of its looks or after.
    edit(own, "delay: 24h", "delay: 25h")
    press(driver, "write")
    wait(driver, lambda d: text(d, "tried") != "")
    if not text(driver, "tried").startswith("Written"):
        wait(driver, lambda d: "25h" in d.find_element(By.ID, "value").text)
        if driver.find_element(By.ID, "new-value").get_attribute("value") != "3h":
            fail("rough: what was refused is gone from its field")
        press(driver, "write")
        wait(driver, lambda d: text(d, "tried").startswith("Written"))
    with open(os.path.join(own, SPEC), encoding="utf-8") as file:
        source = file.read()
    if "delay: 3h" not in source or "delay: 25h" not in source:
        fail("rough: of two writers one has lost its value")
    driver.close()
    driver.switch_to.window(here)
    wait(driver, lambda d: "= 3h" in d.find_element(By.ID, "value").text)


def closed_tab(driver, own, address):
    here = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.get(address)
    wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, ".card"))
    driver.close()
    driver.switch_to.window(here)
    edit(own, 'en: "Hungry still?"', 'en: "Still hungry?"')
    wait(driver, lambda d: "Still hungry?" in text(d, "line"))


def killed(driver, server):
    steps = len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))
    story = driver.execute_script("return document.getElementById('yaml').textContent")
    server.kill()
    server.wait()
    wait(driver, lambda d: "has ended" in text(d, "ended"))
    after(driver, "1h")
    wait(driver, lambda d: "has ended" in text(d, "say"))
    keep(driver, "rough-killed-1280-light")
    if len(driver.find_elements(By.CSS_SELECTOR, "#steps > li")) != steps + 1:
        fail("rough: without a server a step is lost")
    if "signal: basket_changed" not in story or story not in driver.page_source.replace("&amp;", "&"):
        fail("rough: without a server the story is not there as a file")


def large(driver, folder):
    """An app of 3 000 types: its page opens, a step answers, a save shows."""
    own = os.path.join(folder, "large")
    os.makedirs(os.path.join(own, "specs/large"))
    with open(os.path.join(own, MANY), "w", encoding="utf-8") as file:
        file.write(LARGE)
        for number in range(3000):
            file.write(
                f'  item_{number}:\n    summary: "Number {number} is due."\n    target: home\n    priority: {number % 900}\n'
                f"    trigger: {{ after: {{ signal: item_due, delay: {number % 700 + 1}m }} }}\n"
                f'    copy: {{ body: {{ en: "Item {number} is due", ru: "Пора: номер {number}" }} }}\n'
            )
    server, address = serve(own)
    try:
        set_up(driver, 1280, 900, "light")
        start = time.monotonic()
        driver.get(address)
        wait(driver, lambda d: d.find_elements(By.ID, "large/item_2999"), 120)
        opened = time.monotonic() - start
        check_width(driver, "large")
        driver.execute_script("const e = document.getElementById('words'); e.value = 'item_2999'; e.dispatchEvent(new Event('input'))")
        wait(driver, lambda d: text(d, "count") == "1 type")
        keep(driver, "large-1280-light")
        start = time.monotonic()
        edit(own, 'en: "Item 2999 is due"', 'en: "Item 2999 is overdue"', MANY)
        wait(driver, lambda d: "is overdue" in d.execute_script(
            "const e = document.getElementById('large/item_2999'); return e ? e.textContent : ''"), 120)
        saved = time.monotonic() - start
        if text(driver, "count") != "1 type":
            fail("large: what was looked for is forgotten after a save")
        check_console(driver, "large", address)
        driver.get(address + "play")
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#signal option[value='item_due']"), 120)
        took = step(driver, lambda: report(driver, "item_due"))
        step(driver, lambda: app(driver, "background"))
        step(driver, lambda: after(driver, "1d"))
        # Its text would take the driver a minute.
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#line > .is-delivered"))
        check_width(driver, "large: played")
        check_console(driver, "large: played", address)
        print(f"pages: 3 000 types open in {opened:.1f} s, a save shows after {saved:.1f} s, a step takes {took:.0f} ms", flush=True)
    finally:
        leave(driver)
        server.kill()
        server.wait()
