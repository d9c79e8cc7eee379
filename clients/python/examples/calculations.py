import os

from orrery_client import Orrery

client = Orrery(
    os.environ["ORRERY_URL"],
    key=os.environ["ORRERY_KEY"],
    on_answer=lambda answer: print("units left:", str("x-ratelimit-remaining" in answer.headers).lower()),
)
birth = {"year": 1990, "month": 6, "day": 15, "hour": 14, "minute": 30, "city": "Kraków"}

results = client.places.search({"q": "Kraków", "limit": 1})["results"]
print(results[0]["country"], results[0]["timezone"])

transits = client.transits.calculate({"natal": birth, "current_city": "Lisbon", "transit_date": "2026-03-01"})
print(transits["transit_planets"][0]["sign"])

table = client.ephemeris.calculate({"start": "2026-03-01", "end": "2026-03-02", "bodies": ["Sun", "Moon"]})
print(table["meta"]["rows"])

sky = client.sky_events.list({"date": "2026-03-03", "preset": "daily"})
print(str(any(event["kind"] == "lunation" for event in sky["events"])).lower())

profile = client.numerology.profile(
    {"method": {"system": "chaldean"}, "subject": {"name": {"current": "Ada Lovelace"}}}
)
print(profile["data"]["kind"])

wheel = client.charts.synastry_data({"person_a": birth, "person_b": {**birth, "year": 1991}})
print(str(len(wheel) > 0).lower())
