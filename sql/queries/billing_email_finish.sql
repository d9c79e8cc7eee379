-- No row when the address has changed again meanwhile.
delete from billing_email where account_id = :account_id::uuid and token = :token::uuid returning account_id
