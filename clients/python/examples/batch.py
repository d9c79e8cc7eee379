import os

from orrery_client import Orrery

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}

# Any number of births, from a list, a generator or a file.
for result in client.natal.batch([birth, {**birth, "month": 13}, birth]):
    print(result.index, result.error.faults[0]["msg"] if result.error else result.chart["planets"][0]["sign"])

# The data of a technique for each birth. The options are the other fields of its request.
profections = {"technique": "profections", "options": {"annual_profection": {"year": 2026}}}
for result in client.natal.batch([birth, {**birth, "year": 1982}], profections):
    print(result.index, result.answer["profection"]["annual"]["time_lord_id"])
