-- Tool calls of Vedic astrology on each of the last days, and on all of them (without a date). The oldest first. Who called
-- on several days is one user of all. A deleted account stays in its days, and is no user of all.
with counted as (
  select d.day, coalesce(v.sessions, 0) as sessions, coalesce(v.calls, 0) as calls, coalesce(v.users, 0) as users,
    coalesce(v.errors, 0) as errors
  from (select :today::date - n as day from generate_series(0, :days::int - 1) n) d left join vedic_day v on v.day = d.day
)
select to_char(day, 'YYYY-MM-DD') as date, sum(sessions)::float8 as sessions, sum(calls)::float8 as calls,
  case when day is null
    then (
      select count(*) from account_usage
      where vedic_at >= (:today::date - :days::int + 1)::timestamp at time zone 'UTC'
    )
    else sum(users)
  end::float8 as users,
  sum(errors)::float8 as errors
from counted group by grouping sets ((day), ()) order by day nulls last
