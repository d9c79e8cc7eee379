-- Writes a batch and adds its new rows to the sums. Leaves out rows of deleted accounts, and waits for an account that is
-- being deleted. A batch whose answer was lost is sent with `again`, and only then are rows looked up that exist already. A
-- unique index would double the cost of an insert. All sums are written in the order of their keys, so that fronts wait for
-- each other and do not block each other.
with batch as (
  select to_timestamp(at_ms / 1000.0) as at, b.*
  from unnest(
    :at_ms::bigint[], :id::uuid[], :account_id::uuid[], :key_id::uuid[], :mcp_client::text[], :operation::text[],
    :method::text[], :path::text[], :status::int[], :units::int[], :duration_ms::int[], :requests::int[],
    :is_vedic::boolean[], :use::text[]
  ) as b (at_ms, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests,
    is_vedic, use)
), holders as (
  select id, issuer is not null as is_person
  from account where id in (select account_id from batch) order by id for key share
), fresh as materialized (
  select b.*, h.is_person, (b.at at time zone 'UTC')::date as day
  from batch b join holders h on h.id = b.account_id
  where not :again::boolean or not exists (
    select from request_log l where l.account_id = b.account_id and l.at = b.at and l.id = b.id
  )
), written as (
  insert into request_log (
    at, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests, is_vedic
  )
  select at, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests, is_vedic
  from fresh
), totals as (
  insert into account_usage as t (account_id, requests, units, last_at)
  select account_id, sum(requests), sum(units), max(at) from fresh group by account_id order by account_id
  on conflict (account_id) do update set
    requests = t.requests + excluded.requests, units = t.units + excluded.units,
    last_at = greatest(t.last_at, excluded.last_at)
), account_days as (
  insert into account_day as t (account_id, day, requests, units, errors)
  select account_id, day, sum(requests), sum(units), coalesce(sum(requests) filter (where status >= 400), 0)
  from fresh group by account_id, day order by account_id, day
  on conflict (account_id, day) do update set
    requests = t.requests + excluded.requests, units = t.units + excluded.units, errors = t.errors + excluded.errors
), usage_days as (
  insert into usage_day as t (day, operation, is_mcp, requests, client_errors, server_errors, units, duration_ms)
  select day, operation, mcp_client is not null as is_mcp, sum(requests),
    coalesce(sum(requests) filter (where status between 400 and 499), 0),
    coalesce(sum(requests) filter (where status >= 500), 0), sum(units), sum(requests::bigint * duration_ms)
  from fresh group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, operation, is_mcp) do update set
    requests = t.requests + excluded.requests, client_errors = t.client_errors + excluded.client_errors,
    server_errors = t.server_errors + excluded.server_errors, units = t.units + excluded.units,
    duration_ms = t.duration_ms + excluded.duration_ms
), latencies as (
  insert into latency_day as t (day, operation, is_vedic, bucket, requests)
  select day, operation, is_vedic and mcp_client is not null as is_vedic, latency_bucket(duration_ms) as bucket,
    sum(requests)
  from fresh where status < 400 or status >= 500 group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (day, operation, is_vedic, bucket) do update set requests = t.requests + excluded.requests
), vedic_hours as (
  insert into vedic_hour as t (hour, account_id, mcp_client, calls, errors, duration_ms)
  select date_trunc('hour', at, 'UTC') as hour, account_id, mcp_client, sum(requests),
    coalesce(sum(requests) filter (where status >= 400), 0), sum(requests::bigint * duration_ms)
  from fresh where is_vedic and mcp_client is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (hour, account_id, mcp_client) do update set
    calls = t.calls + excluded.calls, errors = t.errors + excluded.errors,
    duration_ms = t.duration_ms + excluded.duration_ms
), firsts as (
  -- A late row may be the first. Most people have both events already: a conflict would lock their rows.
  insert into product_event as t (person, name, at)
  select f.account_id, f.name, f.at
  from (
    select account_id, e.name, min(at) as at
    from fresh, lateral (values ('first_request'), (case use when 'chart' then 'first_chart' end)) as e (name)
    where is_person and use is not null and status < 400 and e.name is not null
    group by account_id, e.name
  ) f
  where not exists (select from product_event p where p.person = f.account_id and p.name = f.name and p.at <= f.at)
  order by f.account_id, f.name
  on conflict (person, name) do update set at = excluded.at where excluded.at < t.at
)
select count(*)::int as rows from fresh
