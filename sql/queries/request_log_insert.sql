-- Writes a batch. A row that is there already, of a batch whose answer was lost, and rows of accounts that were deleted
-- are left out; an account that is being deleted is waited for.
with batch as (
  select * from unnest(
    :at::timestamptz[], :id::uuid[], :account_id::uuid[], :key_id::uuid[], :operation::text[], :method::text[],
    :path::text[], :status::int[], :units::int[], :duration_ms::int[]
  ) as b (at, id, account_id, key_id, operation, method, path, status, units, duration_ms)
), holders as (
  select id from account where id in (select account_id from batch) order by id for key share
), written as (
  insert into request_log (at, id, account_id, key_id, operation, method, path, status, units, duration_ms)
  select b.at, b.id, b.account_id, b.key_id, b.operation, b.method, b.path, b.status, b.units, b.duration_ms
  from batch b join holders h on h.id = b.account_id
  on conflict do nothing
  returning 1
)
select count(*)::int as rows from written
