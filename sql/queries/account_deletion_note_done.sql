-- Marks a step as done and renews the lease.
update account_deletion
set done = array_append(array_remove(done, :step::text), :step::text), next_try_at = now() + :lease_ms::int * interval '1 ms'
where account_id = :account_id
returning account_id
