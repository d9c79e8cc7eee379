-- Of the people who signed up in each week, those who did something within 7 and within 30 days. The oldest first.
with person as materialized (
  select person, at, date_trunc('week', at, 'UTC') as week
  from product_event
  where name = 'signed_up'
    and at >= date_trunc('week', to_timestamp(:now_ms::float8 / 1000) - :days::int * interval '24 hours', 'UTC')
    and at <= to_timestamp(:now_ms::float8 / 1000)
), event as materialized (
  -- Read once: a prepared plan expects few people and would look up each. Nobody does anything a day before the sign-up.
  select person, name, at from product_event
  where name = any(:events::text[])
    and at >= date_trunc('week', to_timestamp(:now_ms::float8 / 1000) - :days::int * interval '24 hours', 'UTC') - interval '24 hours'
), did as (
  select p.week, e.name, count(*) filter (where e.at < p.at + interval '168 hours') as within_7_days,
    count(*) filter (where e.at < p.at + interval '720 hours') as within_30_days
  from person p join event e on e.person = p.person
  group by p.week, e.name
)
select (extract(epoch from w.week) * 1000)::float8 as week_ms, s.name as event, w.people::int as people,
  coalesce(d.within_7_days, 0)::int as within_7_days, coalesce(d.within_30_days, 0)::int as within_30_days
from (select week, count(*) as people from person group by week) w
cross join unnest(:events::text[]) with ordinality as s (name, n)
left join did d on d.week = w.week and d.name = s.name
order by w.week, s.n
