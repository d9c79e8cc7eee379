-- The next try makes another customer: this one is gone, or its making failed in a way that Stripe repeats.
update billing_customer set request_id = gen_random_uuid(), customer_id = null
where account_id = :account_id::uuid and request_id = :request_id::uuid
returning account_id
