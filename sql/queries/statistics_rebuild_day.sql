-- Sums of the log as `request_log_insert` makes them.
with fresh as materialized (
  select l.*, l.is_vedic and l.mcp_client is not null as is_chat
  from request_log l join account a on a.id = l.account_id
  where l.at >= :day::date::timestamp at time zone 'UTC' and l.at < (:day::date + 1)::timestamp at time zone 'UTC'
), account_days as (
  insert into account_day (account_id, day, requests, units, errors, vedic_calls)
  select account_id, :day::date, sum(requests), sum(units), coalesce(sum(requests) filter (where status >= 400), 0),
    coalesce(sum(requests) filter (where is_chat), 0)
  from fresh group by account_id
), usage_days as (
  insert into usage_day (day, operation, is_mcp, requests, client_errors, server_errors, units, duration_ms)
  select :day::date, operation, mcp_client is not null, sum(requests),
    coalesce(sum(requests) filter (where status between 400 and 499), 0),
    coalesce(sum(requests) filter (where status >= 500), 0), sum(units), sum(requests::bigint * duration_ms)
  from fresh group by 2, 3
), latencies as (
  insert into latency_day (day, operation, is_vedic, bucket, requests)
  select :day::date, operation, is_chat, latency_bucket(duration_ms), sum(requests)
  from fresh where status < 400 or status >= 500 group by 2, 3, 4
), vedic_hours as (
  insert into vedic_hour (hour, account_id, mcp_client, calls, errors, duration_ms)
  select date_trunc('hour', at, 'UTC'), account_id, mcp_client, sum(requests),
    coalesce(sum(requests) filter (where status >= 400), 0), sum(requests::bigint * duration_ms)
  from fresh where is_chat group by 1, 2, 3
  returning account_id, calls, errors
), vedic_days as (
  insert into vedic_day (day, sessions, users, calls, errors)
  select :day::date, count(*), count(distinct account_id), sum(calls), sum(errors) from vedic_hours having count(*) > 0
)
select coalesce(sum(requests), 0)::float8 as requests from fresh
