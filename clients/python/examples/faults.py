import os

from orrery_client import Orrery, OrreryError

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}

try:
    client.natal.calculate({**birth, "month": 13})
except OrreryError as error:
    print(error.status, ".".join(error.faults[0]["loc"]), error.faults[0]["msg"])
