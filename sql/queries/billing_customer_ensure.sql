with made as (
  insert into billing_customer (account_id) values (:account_id::uuid) on conflict do nothing
  returning request_id, customer_id
)
select request_id, customer_id from made
union all
select request_id, customer_id from billing_customer where account_id = :account_id::uuid
