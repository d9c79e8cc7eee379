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
