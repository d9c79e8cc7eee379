-- Tool calls of Vedic astrology on each of the last days, and on all of them (without a date). The oldest first.
select to_char(d.day, 'YYYY-MM-DD') as date, count(v.hour)::int as sessions, coalesce(sum(v.calls), 0)::float8 as calls,
  count(distinct v.account_id)::int as users, coalesce(sum(v.errors), 0)::float8 as errors
from (select :today::date - n as day from generate_series(0, :days::int - 1) n) d
left join vedic_hour v on v.hour >= d.day::timestamp at time zone 'UTC'
  and v.hour < (d.day + 1)::timestamp at time zone 'UTC'
group by grouping sets ((d.day), ()) order by d.day nulls last
