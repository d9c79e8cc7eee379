-- An order whose session never came to be known. If there is one, its event names the order and opens it again.
update billing_order set status = 'expired'
where status = 'creating' and session_id is null and created_at < now() - interval '10 minutes'
returning id
