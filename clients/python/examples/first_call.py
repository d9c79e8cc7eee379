import os

from orrery_client import Orrery

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}

chart = client.natal.calculate(birth)
for planet in chart["planets"][:2]:
    print(f"{planet['name']} {planet['pos']:.1f} {planet['sign']}")
