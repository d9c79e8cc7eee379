-- What each operation did on the last 30 days, of which the last 7 and today are told apart.
select operation, is_mcp,
  case when day = :today::date then 'today' when day > :today::date - 7 then 'week' else 'month' end as part,
  sum(requests)::float8 as requests, sum(units)::float8 as units, sum(client_errors)::float8 as client_errors,
  sum(server_errors)::float8 as server_errors
from usage_day where day > :today::date - 30 and day <= :today::date
group by 1, 2, 3 order by 1, 2, 3
