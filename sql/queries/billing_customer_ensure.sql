-- The update changes nothing. It waits for another transaction that makes the row, and returns that row.
insert into billing_customer (account_id) values (:account_id::uuid)
on conflict (account_id) do update set account_id = excluded.account_id
returning request_id, customer_id
