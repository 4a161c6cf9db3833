"""A finding on the live page: its button writes what `check --fix` would, and the page renews itself."""

import os
import shutil

from browser import By, check_console, fail, keep, leave, serve, set_up, wait


def fixing(driver, folder):
    own = os.path.join(folder, "fixing")
    os.mkdir(own)
    shutil.copytree(os.path.join(folder, "specs"), os.path.join(own, "specs"))
    path = os.path.join(own, "specs/courier/basket.yaml")
    with open(path, encoding="utf-8") as file:
        sound = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(sound.replace("target: { id: basket,", "target: { id: baskt,", 1))
    server, address = serve(own)
    try:
        set_up(driver, 1280, 900, "light")
        driver.get(address)
        wait(driver, lambda d: d.find_elements(By.CSS_SELECTOR, "button.fix"))
        keep(driver, "fixing-1280-light")
        button = driver.find_element(By.CSS_SELECTOR, "button.fix[data-file$='basket.yaml']")
        driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
        button.click()
        wait(driver, lambda d: not d.find_elements(By.CSS_SELECTOR, "button.fix[data-file$='basket.yaml']"))
        with open(path, encoding="utf-8") as file:
            if file.read() != sound:
                fail("fixing: the file is not as it was before the mistake")
        check_console(driver, "fixing", address)
        # The server ends: the page says so, and goes on with the next one at this address.
        server.kill()
        server.wait()
        wait(driver, lambda d: "has ended" in d.find_element(By.ID, "live").text)
    finally:
        server.kill()
        server.wait()
        leave(driver)
