-- Deletes one batch of events older than a year. Concurrent fronts take different rows.
with old as (
  select id from audit_event where at < now() - interval '1 year'
  order by at limit :batch for update skip locked
), gone as (
  delete from audit_event where id in (select id from old) returning 1
)
select count(*)::int as count from gone
