insert into request_pack (account_id, units, amount, currency, expires_at)
values (:account_id, :units::bigint, :amount::int, :currency, :expires_at::timestamptz)
returning id, account_id, units, amount, currency, created_at, expires_at
