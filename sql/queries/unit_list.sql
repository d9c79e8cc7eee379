-- The newest first.
select at, amount, balance, cause, reference from unit_entry where account_id = :account_id
order by id desc limit :count::int
