-- Writes a batch. Leaves out rows of deleted accounts, and waits for an account that is being deleted. A batch whose answer
-- was lost is sent with `again`, and only then are rows looked up that exist already. A unique index would double the cost
-- of an insert.
with batch as (
  select to_timestamp(at_ms / 1000.0) as at, b.*
  from unnest(
    :at_ms::bigint[], :id::uuid[], :account_id::uuid[], :key_id::uuid[], :mcp_client::text[], :operation::text[],
    :method::text[], :path::text[], :status::int[], :units::int[], :duration_ms::int[], :requests::int[]
  ) as b (at_ms, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests)
), holders as (
  select id from account where id in (select account_id from batch) order by id for key share
), written as (
  insert into request_log (
    at, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests
  )
  select b.at, b.id, b.account_id, b.key_id, b.mcp_client, b.operation, b.method, b.path, b.status, b.units, b.duration_ms,
    b.requests
  from batch b join holders h on h.id = b.account_id
  where not :again::boolean or not exists (
    select from request_log l where l.account_id = b.account_id and l.at = b.at and l.id = b.id
  )
  returning 1
)
select count(*)::int as rows from written
