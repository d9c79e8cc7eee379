-- A key of a session, in the place of all but its newest ones. No row when the session has ended.
with others as (
  delete from api_key where id = any(array(
    select id from api_key where session_id = :session_id order by created_at desc, id offset :kept
  ))
)
insert into api_key (account_id, session_id, hash, prefix, name, expires_at)
select :account_id, s.id, :hash, :prefix, :name, :expires_at::timestamptz
from identity.session s where s.id = :session_id
returning id
