-- Writes a batch. Rows of accounts that were deleted are left out; an account that is being deleted is waited for. A batch
-- whose answer was lost comes `again`: what is there already is left out. That is looked for then alone, and there is no
-- unique index, since those would cost half of the whole.
with batch as (
  select to_timestamp(at_ms / 1000.0) as at, b.*
  from unnest(
    :at_ms::bigint[], :id::uuid[], :account_id::uuid[], :key_id::uuid[], :operation::text[], :method::text[],
    :path::text[], :status::int[], :units::int[], :duration_ms::int[]
  ) as b (at_ms, id, account_id, key_id, operation, method, path, status, units, duration_ms)
), holders as (
  select id from account where id in (select account_id from batch) order by id for key share
), written as (
  insert into request_log (at, id, account_id, key_id, operation, method, path, status, units, duration_ms)
  select b.at, b.id, b.account_id, b.key_id, b.operation, b.method, b.path, b.status, b.units, b.duration_ms
  from batch b join holders h on h.id = b.account_id
  where not :again::boolean or not exists (
    select from request_log l where l.account_id = b.account_id and l.at = b.at and l.id = b.id
  )
  returning 1
)
select count(*)::int as rows from written
