-- Adds to the totals of accounts what the log has of a day and the sum of the day has not.
with log as (
  select account_id, sum(requests) as requests, sum(units) as units, max(at) as last_at,
    max(at) filter (where is_vedic and mcp_client is not null) as vedic_at
  from request_log
  where at >= :day::date::timestamp at time zone 'UTC' and at < (:day::date + 1)::timestamp at time zone 'UTC'
  group by account_id
), known as (
  select account_id, requests, units from account_day where day = :day::date
)
insert into account_usage as t (account_id, requests, units, last_at, vedic_at)
select a.id, coalesce(l.requests, 0) - coalesce(k.requests, 0), coalesce(l.units, 0) - coalesce(k.units, 0), l.last_at,
  l.vedic_at
from log l full join known k using (account_id) join account a on a.id = account_id
order by a.id
on conflict (account_id) do update set
  requests = t.requests + excluded.requests, units = t.units + excluded.units,
  last_at = greatest(t.last_at, excluded.last_at), vedic_at = greatest(t.vedic_at, excluded.vedic_at)
