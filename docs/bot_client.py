"""A bot for a Gunbai server, all of it, for Python 3.8 and its standard library. Make a key under "Bots of your own", then:

    python3 docs/bot_client.py http://localhost:8080 gunbai_your_key --join samurai,shogun:standard-3

It joins open matches of these games (of all without --join) and answers at random; put your own thoughts into `choose`,
or import this file and pass another one: `run(server, key, choose, wants)`. With --ladder samurai:gmt-01,mini:duel it also
plays rated matches against the bots of the house, one after the other, unattended. Whoever challenges it on the site is
answered in any case. With --orders it says before the questions what is to be answered at windows, and is asked only the
rest: see `orders_for`.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(match, position):
    """What to answer: one of the actions offered, and if you like those to the questions that follow, up to a surprise."""
    return [random.choice(position["answers"])["action"]]


def orders_for(sheet, pace):
    """What to answer without being asked: here what is recommended, for the whole game, at every class of windows."""
    order = {"subject": None, "during": "game"}
    return [{**order, "window": each["id"], "stance": each["recommended"][pace]} for each in sheet["classes"]]


def wants_of(games):
    """Whether to sit down at an open match: its game, or game:setup, is one of these; of all where there are none."""
    return lambda match: not games or match["rulebook"] in games or f"{match['rulebook']}:{match['setup']['id']}" in games


class Refused(Exception):
    """What the server said is wrong. `code` is one of the page of the protocol."""

    def __init__(self, problem):
        super().__init__(problem["message"])
        self.code = problem["code"]


class Lost(Exception):
    """The socket has ended."""


class Api:
    """Requests over HTTP."""

    def __init__(self, server, key):
        self.server, self.key = server, key

    def __call__(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api{path}", data, method=method)
        request.add_header("Authorization", f"Bearer {self.key}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)["problem"]) from None


class Socket:
    """Text messages in both directions, whole, as RFC 6455 frames them."""

    def __init__(self, server, key):
        url = urllib.parse.urlsplit(server)
        secure = url.scheme == "https"
        self._line = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=30)
        if secure:
            self._line = ssl.create_default_context().wrap_socket(self._line, server_hostname=url.hostname)
        nonce = base64.b64encode(os.urandom(16)).decode()
        self._line.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {url.netloc}\r\nAuthorization: Bearer {key}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )
        self._held = b""
        head = self._until(b"\r\n\r\n").decode()
        if " 101 " not in head.split("\r\n")[0]:
            size = next(int(row.split(":")[1]) for row in head.lower().split("\r\n") if row.startswith("content-length"))
            raise Refused(json.loads(self._take(size))["problem"])

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def receive(self, patience):
        """The next message; None where none came in so many seconds."""
        self._line.settimeout(patience)
        try:
            if not self._held:
                self._more()
        except (socket.timeout, TimeoutError):
            return None
        self._line.settimeout(30)
        text = b""
        while True:
            first, size = self._take(2)
            size &= 127
            if size > 125:
                size = struct.unpack(">H" if size == 126 else ">Q", self._take(2 if size == 126 else 8))[0]
            payload, opcode = self._take(size), first & 15
            if opcode == 8:
                raise Lost(f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}")
            if opcode == 9:
                self._frame(10, payload)
                return None
            if opcode < 3:
                text += payload
                if first & 128:
                    return json.loads(text)

    def close(self):
        self._line.close()

    def _frame(self, opcode, payload):
        size, mask = len(payload), os.urandom(4)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | opcode, 254, size)
        self._line.sendall(head + mask + bytes(byte ^ mask[i & 3] for i, byte in enumerate(payload)))

    def _more(self):
        data = self._line.recv(65536)
        if not data:
            raise Lost("the line broke")
        self._held += data

    def _take(self, size):
        while len(self._held) < size:
            self._more()
        taken, self._held = self._held[:size], self._held[size:]
        return taken

    def _until(self, mark):
        while mark not in self._held:
            self._more()
        return self._take(self._held.index(mark) + len(mark))


def climb(api, ladder, climbed):
    """A rated match of a ladder's setup against a bot of the house: the next setup, the next bot, the other side in turn."""
    rulebook, setup = ladder[climbed % len(ladder)].split(":")
    site = api("GET", "/site")
    setups = next(each["setups"] for each in site["rulebooks"] if each["id"] == rulebook)
    seats = next(each["seats"] for each in setups if each["id"] == setup)
    chairs = [{"bot": site["bots"][climbed // len(ladder) % len(site["bots"])]}] * seats
    chairs[climbed % seats] = "me"
    wish = {"rulebook": rulebook, "setup": setup, "chairs": chairs, "visibility": "open", "rated": True}
    return api("POST", "/matches", {**wish, "clock": {"kind": "live", "minutes": 60, "increment": 10}})["match"]


def give_orders(api, match, orders, ordered):
    """Gives the orders for a match, once; a game without windows has no sheet."""
    if orders is None or match["id"] in ordered:
        return
    ordered.add(match["id"])
    sheet = api("GET", f"/matches/{match['id']}/orders")["sheet"]
    pace = "days" if match["clock"]["kind"] == "days" else "live"
    if sheet is not None:
        api("PUT", f"/matches/{match['id']}/orders", {"orders": orders(sheet, pace)})


def play_once(api, line, choose, wants, heard, done, ladder=(), orders=None, ordered=None):
    """Plays over one socket until it ends, or `done` says that it is enough."""
    requests, watched, answered, looked, climbed = 0, set(), {}, 0.0, 0

    def send(**message):
        nonlocal requests
        requests += 1
        line.send({"request": requests, **message})

    def watch(match):
        if match not in watched:
            watched.add(match)
            send(type="watch", match=match, since=heard.get(match, 0))

    while not done():
        if time.time() - looked > float(os.environ.get("PAUSE", 3)):
            looked = time.time()
            for match in filter(wants, api("GET", "/matches?list=open")["matches"]):
                try:
                    api("POST", f"/matches/{match['id']}/players", {})
                except Refused as problem:  # somebody may have been quicker, or it is not for bots: there are others
                    if problem.code == "not signed in":
                        raise
            mine = api("GET", "/matches?list=mine&status=playing")["matches"]
            if ladder and not any(match["rated"] for match in mine):
                mine.append(climb(api, ladder, climbed))
                climbed += 1
            for match in mine:
                give_orders(api, match, orders, ordered)
                watch(match["id"])
        message = line.receive(float(os.environ.get("PAUSE", 3)))
        if message is None:
            continue
        if message["type"] == "your move":
            watch(message["match"])
        elif message["type"] == "refused":
            print(message["problem"]["message"], file=sys.stderr)
        elif message["type"] == "update":
            position = message["position"]
            heard[message["match"]] = position["number"]
            mine = [each["id"] for each in position["questions"] if each["id"] is not None]
            # what others did meanwhile brings an update too, with a question that is answered already
            if mine and position["outcome"] is None and answered.get(message["match"]) != mine[0]:
                answered[message["match"]] = mine[0]
                actions = choose(message["match"], position)
                send(type="answers", match=message["match"], question=mine[0], actions=actions)


def run(server, key, choose=choose, wants=wants_of(()), done=lambda: False, ladder=(), orders=None):
    """Plays, and comes again when the socket is lost."""
    api, heard, ordered, pause = Api(server.rstrip("/"), key), {}, set(), 1
    while not done():
        begun, line = time.time(), None
        try:
            line = Socket(server, key)
            play_once(api, line, choose, wants, heard, done, ladder, orders, ordered)
        except (Refused, Lost, OSError) as problem:
            print(f"The socket has ended: {problem}", file=sys.stderr)
            if getattr(problem, "code", "") == "not signed in" or str(problem).startswith("4001"):
                raise SystemExit(1)
            pause = 1 if time.time() - begun > 60 else min(60, pause * 2)
            time.sleep(pause)
        finally:
            if line is not None:
                line.close()


if __name__ == "__main__":
    words = sys.argv[1:]

    def listed(option):
        return words[words.index(option) + 1].split(",") if option in words else ()

    if len(words) < 2 or not words[0].startswith(("http://", "https://")):
        sys.exit("Usage: bot_client.py http://localhost:8080 gunbai_your_key [--join games] [--ladder setups] [--orders]")
    server, key = words[:2]
    orders = orders_for if "--orders" in words else None
    run(server, key, choose, wants_of(listed("--join")), ladder=listed("--ladder"), orders=orders)
