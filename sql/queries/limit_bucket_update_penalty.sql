-- A longer penalty that is running stays.
update limit_bucket
set penalty_until = greatest(penalty_until, clock_timestamp() + :penalty_ms * interval '1 millisecond')
where account_id = :account_id::uuid
returning account_id
