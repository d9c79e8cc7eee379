select account_id, customer_id from billing_customer
where account_id = :account_id::uuid and customer_id is not null
