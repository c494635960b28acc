"""Drives a session by ids, as described in docs/programs.md, "A protocol for programs"."""

import concurrent.futures
import itertools
import json
import threading
from subprocess import PIPE, Popen


class Client:
    """A session. Commands run in the order of sending; `others` has the events that belong to no command."""

    def __init__(self, *program):
        """Starts the session: Client("challenge", "--private")."""
        self.process = Popen([*program, "--format", "json"], stdin=PIPE, stdout=PIPE, encoding="utf-8")
        self.lock, self.numbers, self.waiting, self.others = threading.Lock(), itertools.count(1), {}, []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def send(self, command):
        """Sends a command; returns a future with its events, the result last."""
        answer = concurrent.futures.Future()
        answer.id = f"c{next(self.numbers)}"
        self.waiting[answer.id] = answer, []
        self._write({"id": answer.id, "command": command})
        return answer

    def cancel(self, answer):
        """Cancels a sent command, which then fails unless it has already finished."""
        self._write({"cancel": answer.id})

    def run(self, command, timeout=None):
        """Returns the events of a command, which is cancelled after so many seconds."""
        answer = self.send(command)
        try:
            return answer.result(timeout)
        except concurrent.futures.TimeoutError:
            self.cancel(answer)
            return answer.result()

    def close(self):
        """Ends the session after all commands; returns its status."""
        self.process.stdin.close()
        self.reader.join()
        return self.process.wait()

    def _write(self, line):
        with self.lock:
            self.process.stdin.write(json.dumps(line) + "\n")
            self.process.stdin.flush()

    def _read(self):
        for event in map(json.loads, self.process.stdout):
            answer, events = self.waiting.get(event.get("id"), (None, self.others))
            events.append(event)
            # A sourced file has results of its own.
            if answer and event["event"] == "result" and event["source"] == "<stdin>":
                self.waiting.pop(answer.id)[0].set_result(events)
        for answer, _ in list(self.waiting.values()):
            answer.set_exception(EOFError("the session has ended"))
