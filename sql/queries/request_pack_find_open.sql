select id, account_id, units, amount, currency, created_at, expires_at from request_pack
where account_id = :account_id and withdrawn_at is null and bought_at is null and expires_at > now()
