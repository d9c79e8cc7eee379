-- Requests of some operations, or of all, on each of the last days. A day without any has 0. The oldest first.
select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(sum(u.requests), 0)::float8 as count
from (select :today::date - n as day from generate_series(0, :days::int - 1) n) d
left join usage_day u on u.day = d.day and (:operations::text[] is null or u.operation = any(:operations::text[]))
group by d.day order by d.day
