import os

from orrery_client import Orrery, OrreryError

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}

chart = client.natal.calculate(birth)
for planet in chart["planets"][:2]:
    print(f"{planet['name']} {planet['pos']:.1f} {planet['sign']}")

picture = client.charts.natal({**birth, "format": "svg"})
with open("chart.svg", "wb") as file:
    file.write(picture.bytes)

try:
    client.natal.calculate({**birth, "month": 13})
except OrreryError as error:
    print(error.status, ".".join(error.faults[0]["loc"]), error.faults[0]["msg"])
