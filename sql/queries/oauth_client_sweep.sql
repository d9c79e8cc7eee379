-- Deletes clients that got no token within a day, and those without a grant whose last one was made long ago.
with old as (
  select id from oauth_client c
  where (used_at is null and created_at < now() - :unused_days::int * interval '1 day')
    or (used_at < now() - :used_days::int * interval '1 day'
      and not exists (select from oauth_grant where client_id = c.id))
  limit :rows_max::int for update skip locked
), gone as (
  delete from oauth_client where id in (select id from old) returning 1
)
select count(*)::int as count from gone
