-- Claims one deletion that is due.
update account_deletion
set attempts = attempts + 1, next_try_at = now() + :lease_ms::int * interval '1 ms'
where account_id = (
  select account_id from account_deletion where next_try_at <= now()
  order by next_try_at limit 1 for update skip locked
)
returning account_id, issuer, subject, done, attempts
