-- Deletes one batch of reports past their retention, the oldest first. Concurrent fronts take different rows.
with old as (
  select id from report where created_at < now() - :days::int * interval '1 day'
  order by created_at limit :rows_max::int for update skip locked
), gone as (
  delete from report where id in (select id from old) returning 1
)
select count(*)::int as count from gone
