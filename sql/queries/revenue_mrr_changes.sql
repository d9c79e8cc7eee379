-- Changes of the monthly revenue before `until`, by day or month in UTC. Those before `from` have no date.
select currency, kind,
  case when at >= :from::date::timestamp at time zone 'UTC'
    then to_char(date_trunc(:step, at at time zone 'UTC'), 'YYYY-MM-DD') end as date,
  count(*)::float8 as count, sum(yearly_after - yearly_before)::float8 as amount
from mrr_change where at < :until::date::timestamp at time zone 'UTC'
group by 1, 2, 3
