"""Play of a new installation: what the page says while the app is not running, and its first screens."""

from browser import By, app, check_axe, check_console, check_width, choose, fail, keep, press, report, set_up, step, text, wait, write


def installing(driver, address):
    for width, height in ((1280, 900), (390, 844)):
        set_up(driver, width, height, "light")
        driver.get("about:blank")
        driver.get(address + "play")
        wait(driver, lambda d: text(d, "clock") == "09:00")
        choose(driver, "app", "courier")
        wait(driver, lambda d: d.find_element(By.ID, "signal").text.find("basket_changed") >= 0)
        choose(driver, "start-locale", "ru")
        press(driver, "start-new")
        wait(driver, lambda d: text(d, "report-note") != "")
        if driver.find_element(By.ID, "report").is_enabled():
            fail("new installation: an app that is not running can report")
        if driver.find_element(By.ID, "allow").get_attribute("value") != "not_determined":
            fail("new installation: the permission to choose is not the one that the phone says")
        # What an app that is not running cannot be told is refused where it was typed, and is no step.
        count = len(driver.find_elements(By.CSS_SELECTOR, "#steps > li"))
        write(driver, "typed", "signal: order_placed")
        press(driver, "typed-go")
        wait(driver, lambda d: text(d, "typed-problem") != "")
        if len(driver.find_elements(By.CSS_SELECTOR, "#steps > li")) != count:
            fail("new installation: a signal to an app that is not running is in the story")
        step(driver, lambda: app(driver, "launch"))
        wait(driver, lambda d: text(d, "report-note") == "")
        if driver.find_elements(By.CSS_SELECTOR, "#steps > li.wrong"):
            fail("new installation: a step that was refused is complained of")
        step(driver, lambda: report(driver, "order_placed"))
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "#flow button"))
        for _ in range(6):
            buttons = driver.find_elements(By.CSS_SELECTOR, "#flow button")
            if any(button.text == "Запретить" for button in buttons) or not buttons:
                break
            driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", buttons[0])
            step(driver, buttons[0].click)
        if not any(b.text == "Запретить" for b in driver.find_elements(By.CSS_SELECTOR, "#flow button")):
            fail("new installation: the dialog of iOS does not speak Russian")
        lines = driver.execute_script(
            "const r = document.createRange(); r.selectNodeContents(document.getElementById('clock'));"
            "return r.getClientRects().length")
        if lines != 1:
            fail(f"new installation: the clock takes {lines} lines")
        check_width(driver, f"installing-{width}")
        check_axe(driver, f"installing-{width}")
        driver.execute_script("scrollTo(0, 0)")
        keep(driver, f"installing-{width}")
    check_console(driver, "installing", address, refusals=True)
