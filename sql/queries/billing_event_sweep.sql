-- Later deliveries of an event that was forgotten are applied once more, which changes nothing.
delete from billing_event where ctid = any(array(
  select ctid from billing_event where finished_at < now() - make_interval(days => :kept_days::int)
  limit :rows_max::int for update skip locked
))
returning id
