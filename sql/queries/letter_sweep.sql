with old as (
  select id from letter where created_at < now() - :kept_days::int * interval '1 day'
  order by created_at limit :rows_max::int for update skip locked
), gone as (
  delete from letter where id in (select id from old) returning 1
)
select count(*)::int as count from gone
