update account_deletion set next_try_at = now() + :delay_ms::int * interval '1 ms'
where account_id = :account_id
returning account_id
