import os

from orrery_client import Orrery, folder

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])

order = client.exports.create(
    {
        "start": "2026-01-01",
        "end": "2026-01-31",
        "step": "1h",
        "bodies": ["Sun", "Moon"],
        "format": "csv",
        "parts": 2,
    }
)
print("ordered", order["export_id"], flush=True)

# Waits for the export, resumes broken downloads, and compares each file with its hash.
for part in client.exports.download(order["export_id"], folder("table")):
    print(part["file"], int(part["rows"]))
