-- The customer that was made for a request. No row when the request was replaced meanwhile.
update billing_customer set customer_id = :customer_id
where account_id = :account_id::uuid and request_id = :request_id::uuid
returning customer_id
