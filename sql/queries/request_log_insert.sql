-- Writes a batch and adds its new rows to the sums. Leaves out rows of deleted accounts, and waits for an account that is
-- being deleted. A batch whose answer was lost is sent with `again`, and only then are rows looked up that exist already,
-- between the instants of the batch. A unique index would double the cost of an insert. All sums are written in the order of their keys, so that fronts wait for
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
  select b.*, h.is_person, (b.at at time zone 'UTC')::date as day, b.is_vedic and b.mcp_client is not null as is_chat
  from batch b join holders h on h.id = b.account_id
  where not :again::boolean or not exists (
    select from request_log l
    where l.account_id = b.account_id and l.at = b.at and l.id = b.id
      and l.at >= to_timestamp(:first_ms::float8 / 1000) and l.at < to_timestamp(:end_ms::float8 / 1000)
  )
), written as (
  insert into request_log (
    at, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests, is_vedic
  )
  select at, id, account_id, key_id, mcp_client, operation, method, path, status, units, duration_ms, requests, is_vedic
  from fresh
), totals as (
  insert into account_usage as t (account_id, requests, units, last_at, vedic_at)
  select account_id, sum(requests), sum(units), max(at), max(at) filter (where is_chat)
  from fresh group by account_id order by account_id
  on conflict (account_id) do update set
    requests = t.requests + excluded.requests, units = t.units + excluded.units,
    last_at = greatest(t.last_at, excluded.last_at), vedic_at = greatest(t.vedic_at, excluded.vedic_at)
), on_days as materialized (
  select account_id, day, sum(requests) as requests, sum(units) as units,
    coalesce(sum(requests) filter (where status >= 400), 0) as errors,
    coalesce(sum(requests) filter (where is_chat), 0) as vedic_calls
  from fresh group by account_id, day
), account_days as (
  insert into account_day as t (account_id, day, requests, units, errors, vedic_calls)
  select account_id, day, requests, units, errors, vedic_calls from on_days order by account_id, day
  on conflict (account_id, day) do update set
    requests = t.requests + excluded.requests, units = t.units + excluded.units, errors = t.errors + excluded.errors,
    vedic_calls = t.vedic_calls + excluded.vedic_calls
  returning account_id, day, vedic_calls
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
  select day, operation, is_chat, latency_bucket(duration_ms) as bucket,
    sum(requests)
  from fresh where status < 400 or status >= 500 group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (day, operation, is_vedic, bucket) do update set requests = t.requests + excluded.requests
), in_hours as materialized (
  select date_trunc('hour', at, 'UTC') as hour, account_id, mcp_client, sum(requests) as calls,
    coalesce(sum(requests) filter (where status >= 400), 0) as errors, sum(requests::bigint * duration_ms) as duration_ms
  from fresh where is_chat group by 1, 2, 3
), vedic_hours as (
  insert into vedic_hour as t (hour, account_id, mcp_client, calls, errors, duration_ms)
  select hour, account_id, mcp_client, calls, errors, duration_ms from in_hours order by 1, 2, 3
  on conflict (hour, account_id, mcp_client) do update set
    calls = t.calls + excluded.calls, errors = t.errors + excluded.errors,
    duration_ms = t.duration_ms + excluded.duration_ms
  returning hour, account_id, mcp_client, calls
), vedic_sums as (
  select (h.hour at time zone 'UTC')::date as day, sum(h.calls) as calls, sum(h.errors) as errors,
    -- A row that has no more than this batch is new.
    count(*) filter (where w.calls = h.calls) as sessions
  from in_hours h join vedic_hours w using (hour, account_id, mcp_client) group by 1
), vedic_users as (
  select d.day, count(*) as users
  from on_days d join account_days w using (account_id, day)
  where d.vedic_calls > 0 and w.vedic_calls = d.vedic_calls group by d.day
), vedic_days as (
  insert into vedic_day as t (day, sessions, users, calls, errors)
  select day, sessions, coalesce(users, 0), calls, errors from vedic_sums left join vedic_users using (day) order by day
  on conflict (day) do update set
    sessions = t.sessions + excluded.sessions, users = t.users + excluded.users, calls = t.calls + excluded.calls,
    errors = t.errors + excluded.errors
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
