-- What was sold and went back from `from` until before `until`, by day or month in UTC.
select currency, kind, to_char(date_trunc(:step, at at time zone 'UTC'), 'YYYY-MM-DD') as date,
  count(*)::float8 as count, sum(amount_minor)::float8 as amount
from sale
where at >= :from::date::timestamp at time zone 'UTC' and at < :until::date::timestamp at time zone 'UTC'
group by 1, 2, 3
