-- The newest events of an account.
select at, actor, action, detail
from audit_event where account_id = :account_id
order by id desc limit :count
