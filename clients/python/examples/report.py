import os

from orrery_client import Orrery

client = Orrery(os.environ["ORRERY_URL"], key=os.environ["ORRERY_KEY"])

# With your own key, a restarted program finds its order and does not pay twice.
order = client.reports.order(
    {"name": "Ada", "year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "city": "Athens"},
    idempotency_key="order-4712",
)
print("ordered", order.job_id, flush=True)

client.reports.wait(order.job_id, on_progress=lambda status: print(status["status"]))
with open("report.pdf", "wb") as file:
    file.write(client.reports.pdf(order.job_id).bytes)
