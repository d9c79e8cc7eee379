-- Also ends an offer that has expired, so that the next one has its place.
update request_pack set withdrawn_at = now()
where account_id = :account_id and withdrawn_at is null and bought_at is null
returning id, account_id, units, amount, currency, created_at, expires_at, expires_at > now() as was_open
