-- The longest waiting event, for a time.
update billing_event set due_at = now() + make_interval(secs => :lease_ms::float8 / 1000), attempts = attempts + 1
where id = (
  select id from billing_event where outcome is null and due_at <= now()
  order by due_at limit 1 for update skip locked
)
returning id, topic, subject, attempts, created_at, received_at, now() as claimed_at
