with old as (
  select id from oauth_decision where expires_at <= now() order by expires_at limit :rows_max::int
  for update skip locked
), gone as (
  delete from oauth_decision where id in (select id from old) returning 1
)
select count(*)::int as count from gone
