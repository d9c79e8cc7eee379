-- Requests, units and refused or failed requests of an account on each of the last days. A day without any has 0. The
-- oldest first.
select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(a.requests, 0)::float8 as requests,
  coalesce(a.units, 0)::float8 as units, coalesce(a.errors, 0)::float8 as errors
from (select :today::date - n as day from generate_series(0, :days::int - 1) n) d
left join account_day a on a.day = d.day and a.account_id = :account_id::uuid
order by d.day
