-- Customers in the order of their accounts, from after one on.
select account_id, customer_id from billing_customer
where customer_id is not null and account_id > :after::uuid order by account_id limit :count::int
