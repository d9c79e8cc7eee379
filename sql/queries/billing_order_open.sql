-- The session of an order was made.
update billing_order set status = 'open', session_id = :session_id, amount_minor = :amount_minor::bigint, currency = :currency::text
where id = :id::uuid and status = 'creating'
returning id
