select account_id, customer_id from billing_customer where customer_id = :customer_id
