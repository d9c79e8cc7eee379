-- No row when the pack was marked before. The end of an offer does not matter: a payment that began before it may arrive
-- after it.
update request_pack set bought_at = now() where id = :id and bought_at is null
returning id, account_id, units, amount, currency, created_at, expires_at
