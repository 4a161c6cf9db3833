"""A scheduler as a testee: JSON Lines on standard input and output."""
import json
import sys
import traceback

from protocol import Testee

if __name__ == "__main__":
    testee = Testee()
    for line in sys.stdin:
        message = json.loads(line)
        try:
            answer = testee.answer(message)
        except Exception:
            answer = {"error": traceback.format_exc(limit=-4)[-900:]}
        print(json.dumps({"n": message["n"], **answer}), flush=True)
