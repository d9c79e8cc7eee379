-- The order that is stored under one of these keys.
select id, status, created_at from report
where account_id = :account_id::uuid and order_key = any(:order_keys::bytea[])
order by created_at, id limit 1
