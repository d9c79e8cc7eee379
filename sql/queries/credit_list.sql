-- The newest first.
select at, amount, cause, reference from credit_entry where account_id = :account_id::uuid
order by id desc limit :count::int
