-- The customer that waits longest for a new address. Nobody else takes it for a pause that grows with the attempts.
update billing_email e
set attempts = e.attempts + 1,
  due_at = now() + make_interval(secs => least(:pause_ms_max::float8, :pause_ms::float8 * 2 ^ least(e.attempts, 20)) / 1000)
from account a, billing_customer c
where e.account_id = (
    select w.account_id from billing_email w
    join billing_customer k on k.account_id = w.account_id and k.customer_id is not null
    where w.due_at <= now()
    order by w.due_at limit 1 for update of w skip locked
  )
  and a.id = e.account_id and c.account_id = e.account_id
returning e.account_id, e.token, e.attempts, e.earlier, c.customer_id, a.email
