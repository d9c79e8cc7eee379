-- No row when a newer reading is stored.
update billing_customer set reading = :reading::bigint
where account_id = :account_id::uuid and customer_id = :customer_id and reading < :reading::bigint
returning account_id
