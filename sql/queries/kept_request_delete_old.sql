-- Locked rows wait for the next sweep.
delete from kept_request where ctid = any(array(
  select ctid from kept_request where at < now() - interval '7 days' limit :rows_max for update skip locked
))
returning id
