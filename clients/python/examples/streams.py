import os

from orrery_client import Orrery

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])

# Rows arrive while the table is calculated. Leaving the loop ends the calculation.
rows = 0
for row in client.ephemeris.rows({"start": "2026-01-01", "end": "2026-12-31", "bodies": ["Moon"]}):
    if rows == 0:
        print(row["timestamp"], row["bodies"]["Moon"]["sign"])
    rows += 1
print(rows, "rows")

for line in client.ephemeris.lines({"start": "2026-01-01", "end": "2026-12-31", "columns": ["timestamp"]}):
    print(line)
    break

# Any number of births, from a list, a generator or a file.
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}
for result in client.natal.batch([birth, {**birth, "month": 13}, birth]):
    print(result.index, result.error.faults[0]["msg"] if result.error else result.chart["planets"][0]["sign"])
