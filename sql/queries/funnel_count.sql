-- People who did each step after all before it, within the window after the first. Each event is the first of its person.
with step as (
  select name, n::int from unnest(:steps::text[]) with ordinality as s (name, n)
), done as (
  select s.n, e.person, e.at, row_number() over steps as place, lag(e.at) over steps as before,
    first_value(e.at) over steps as first_at
  from product_event e join step s on s.name = e.name
  window steps as (partition by e.person order by s.n)
), reached as (
  select n, bool_and(
    place = n and at >= coalesce(before, at) and at <= first_at + :window_days::int * interval '24 hours'
  ) over (partition by person order by n) as is_reached
  from done
)
select s.name as event, count(r.n)::int as people
from step s left join reached r on r.n = s.n and r.is_reached
group by s.n, s.name order by s.n
