-- Of the people who signed up in each week, those who did something within 7 and within 30 days. The oldest first.
with person as (
  select person, at, date_trunc('week', at, 'UTC') as week
  from product_event
  where name = 'signed_up'
    and at >= date_trunc('week', to_timestamp(:now_ms::float8 / 1000) - :days::int * interval '24 hours', 'UTC')
    and at <= to_timestamp(:now_ms::float8 / 1000)
)
select (extract(epoch from p.week) * 1000)::float8 as week_ms, s.name as event, count(*)::int as people,
  count(*) filter (where e.at < p.at + interval '168 hours')::int as within_7_days,
  count(*) filter (where e.at < p.at + interval '720 hours')::int as within_30_days
from person p cross join unnest(:events::text[]) with ordinality as s (name, n)
left join product_event e on e.person = p.person and e.name = s.name
group by p.week, s.n, s.name order by p.week, s.n
