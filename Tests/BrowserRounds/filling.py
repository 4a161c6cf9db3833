"""Fields of Play: a list of times, a step without a time, what is refused at its field, Focus, and a scenario that would fail."""

import os

from browser import By, after, app, check_axe, check_console, check_width, choose, fail, keep, press, report, set_up, step, text
from browser import wait, write

MEDICINE = {"medicine_id": "m1", "medicine": "Ibuprofen", "zone": "Europe/Berlin", "life_saving": "0"}
SCENARIO = "conformance/remedy/scenarios/never.yaml"


def filling(driver, folder, address):
    set_up(driver, 1280, 900, "light")
    driver.get(address + "play")
    wait(driver, lambda d: text(d, "clock") == "09:00")
    choose(driver, "app", "remedy")
    wait(driver, lambda d: "medicine_set" in d.find_element(By.ID, "signal").text)
    lists(driver)
    refused(driver)
    silenced(driver, folder)
    check_axe(driver, "filling")
    check_console(driver, "filling", address, refusals=True)


def steps(driver):
    return len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))


def fill(driver, id, words):
    driver.execute_script("document.getElementById(arguments[0]).value = arguments[1]", id, words)


def lists(driver):
    """Several times in one field, as people write them."""
    choose(driver, "signal", "medicine_set")
    if driver.find_element(By.ID, "with-times").get_attribute("placeholder") != "08:00, 20:00":
        fail("filling: a list has no example")
    for words in ("08:00", "08:00, 20:00", '["08:00","20:00"]'):
        step(driver, lambda: report(driver, "medicine_set", **MEDICINE, times=words))
    if "times: 08:00 20:00" not in text(driver, "steps"):
        fail(f"filling: the times are {text(driver, 'steps')}")


def refused(driver):
    """At its field, where what was typed stays; nothing of it comes, and what follows is played."""
    line, count = text(driver, "line"), steps(driver)
    for id, words, go in (
        ("with-times", "08:00, late", "report"), ("with-medicine_id", "", "report"), ("until", "25:00", "until-go"),
        ("zone", "Mars/One", "zone-go"), ("typed", "focus: maybe", "typed-go"),
    ):
        fill(driver, id, words)
        press(driver, go)
        wait(driver, lambda d: text(d, f"{id}-problem") != "")
        if driver.find_element(By.ID, id).get_attribute("value") != words:
            fail(f"filling: what was typed into {id} is gone")
        if driver.switch_to.active_element.get_attribute("id") != id:
            fail(f"filling: the field {id} that is wrong has no focus")
        if steps(driver) != count or text(driver, "line") != line:
            fail(f"filling: a step that is refused at {id} is in the story")
        keep(driver, f"refused-{id}-1280-light")
        if id == "with-times":
            set_up(driver, 390, 844, "light")
            check_width(driver, "refused at 390")
            keep(driver, "refused-390-light")
            set_up(driver, 1280, 900, "light")
        fill(driver, id, "m1" if id == "with-medicine_id" else "08:00" if id == "with-times" else "")
    fill(driver, "typed", "focus: on")
    step(driver, lambda: press(driver, "typed-go"))
    if text(driver, "typed-problem") != "":
        fail("filling: what was wrong is still said of the field")


def silenced(driver, folder):
    """What Focus silenced is expected as that, and what would fail is not saved by accident."""
    step(driver, lambda: app(driver, "background"))
    step(driver, lambda: after(driver, "1d"))
    step(driver, lambda: app(driver, "launch"))
    ticked = driver.execute_script(
        "return [...document.querySelectorAll('#then input:checked')].map((box) => box.dataset.words)")
    if not any("suppressed.focus" in words for words in ticked):
        fail(f"filling: Focus is not in what is expected: {ticked}")
    write(driver, "name", "never")
    driver.execute_script(
        "answer.expectations = answer.expectations.concat([{words: 'x', line: {delivered: 'none'}}]);"
        "answer.expectations[0].line = {delivered: 'dose', at: '+1d 09:30'};"
        "document.querySelector('#then input').checked = true")
    press(driver, "save-scenario")
    wait(driver, lambda d: text(d, "saved").startswith("It would fail"))
    if os.path.exists(os.path.join(folder, SCENARIO)):
        fail("filling: a scenario that fails is in the repository")
    keep(driver, "would-fail-1280-light")
    set_up(driver, 390, 844, "light")
    check_width(driver, "would fail at 390")
    driver.execute_script("document.getElementById('saved').scrollIntoView({block: 'center'})")
    keep(driver, "would-fail-390-light")
    set_up(driver, 1280, 900, "light")
    press(driver, "keep-scenario")
    wait(driver, lambda d: "never.yaml: failed" in text(d, "saved"))
    os.remove(os.path.join(folder, SCENARIO))
