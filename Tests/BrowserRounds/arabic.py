"""An app from right to left: its page, its permission flow and a notification, as Arabic people see them."""

import os
import pathlib
import shutil

from browser import By, after, app, check_axe, check_console, check_page, check_width, choose, fail, keep, leave, notispec
from browser import press, report, serve, set_up, step, text, wait


def arabic(driver, folder):
    own = os.path.join(folder, "arabic")
    shutil.copytree(pathlib.Path(__file__).parent / "arabic", own)
    notispec(own, "preview", "-o", "preview.html", "-q")
    check_page(driver, "arabic", f"file://{own}/preview.html#souq?locale=ar", f"file://{own}/")
    for element in driver.find_elements(By.CSS_SELECTOR, "[data-locale='ar'] .card"):
        if element.get_attribute("dir") != "rtl":
            fail("arabic: a card is not from right to left")
    server, address = serve(own)
    try:
        set_up(driver, 390, 844, "light")
        driver.get(address + "play")
        wait(driver, lambda d: text(d, "clock") != "")
        choose(driver, "start-locale", "ar")
        press(driver, "start-new")
        wait(driver, lambda d: d.find_element(By.ID, "start-authorization").get_attribute("value") == "not_determined")
        step(driver, lambda: app(driver, "launch"))
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#flow .screen[dir=rtl]"))
        keep(driver, "arabic-flow-390-light")
        check_width(driver, "the flow in Arabic")
        check_axe(driver, "the flow in Arabic")
        step(driver, lambda: press_flow(driver, ".primary"))
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#flow .dialog button"))
        keep(driver, "arabic-dialog-390-light")
        step(driver, lambda: press_flow(driver, ".dialog button"))
        wait(driver, lambda d: not d.find_elements(By.CSS_SELECTOR, "#flow > div"))
        step(driver, lambda: report(driver, "basket_changed", shop="سوق الواقف", items="3"))
        step(driver, lambda: app(driver, "background"))
        step(driver, lambda: after(driver, "1h"))
        card = driver.find_element(By.CSS_SELECTOR, "#screen .card")
        if card.get_attribute("dir") != "rtl" or "سوق الواقف" not in card.text:
            fail(f"arabic: the card is {card.get_attribute('dir')}: {card.text}")
        keep(driver, "arabic-played-390-light")
        check_width(driver, "played in Arabic")
        check_axe(driver, "played in Arabic")
        check_console(driver, "arabic", address)
    finally:
        leave(driver)
        server.terminate()
        server.wait()


def press_flow(driver, selector):
    element = driver.find_element(By.CSS_SELECTOR, f"#flow {selector}")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()
