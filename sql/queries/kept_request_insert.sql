-- Nothing for an account that was just deleted, or for a request that is kept already. Each account keeps its newest `rows_max`.
-- The commit need not wait for the disk.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
), holder as (
  select id from account where id = :account_id::uuid and status <> 'deleted' for key share
), oldest as (
  delete from kept_request where id = any(array(
    select id from kept_request where account_id = :account_id::uuid order by at desc, id offset :rows_max::integer - 1
    for update skip locked
  ))
)
insert into kept_request (id, account_id, operation, method, path, status, query, body, answer)
select :id::uuid, holder.id, :operation, :method, :path, :status::integer, :query::text, :body::text, :answer::text
from holder, relaxed
on conflict (id) do nothing
returning id
