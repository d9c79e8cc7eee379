-- People who signed up on each of the last days. The oldest first.
select to_char(d.day, 'YYYY-MM-DD') as date, count(e.person)::float8 as count
from (select :today::date - n as day from generate_series(0, :days::int - 1) n) d
left join product_event e on e.name = 'signed_up'
  and e.at >= d.day::timestamp at time zone 'UTC' and e.at < (d.day + 1)::timestamp at time zone 'UTC'
group by d.day order by d.day
