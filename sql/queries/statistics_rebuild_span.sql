-- The day of the oldest row of the log, and whether the log has all requests that were counted on it.
with oldest as (
  select (min(at) at time zone 'UTC')::date as day from request_log
)
select to_char(o.day, 'YYYY-MM-DD') as day,
  (select coalesce(sum(requests), 0) from request_log
    where at >= o.day::timestamp at time zone 'UTC' and at < (o.day + 1)::timestamp at time zone 'UTC')
  >= (select coalesce(sum(requests), 0) from usage_day where day = o.day) as is_whole
from oldest o where o.day is not null
