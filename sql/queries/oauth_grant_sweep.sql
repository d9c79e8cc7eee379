-- Deletes grants that have ended, and those whose code nobody exchanged.
with old as (
  select id from oauth_grant
  where expires_at <= now() or (redeemed_at is null and code_expires_at < now() - interval '1 hour')
  limit :rows_max::int for update skip locked
), gone as (
  delete from oauth_grant where id in (select id from old) returning 1
)
select count(*)::int as count from gone
