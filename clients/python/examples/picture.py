import os

from orrery_client import Orrery

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])
birth = {"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"}

picture = client.charts.natal({**birth, "format": "svg"})
with open("chart.svg", "wb") as file:
    file.write(picture.bytes)
