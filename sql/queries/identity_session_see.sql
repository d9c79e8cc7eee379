-- A live session. Its time of last use is written at most once a minute.
with live as (
  select id, seen_at from identity.session where id = :id and "userId" = :subject and "expiresAt" > now()
), seen as (
  update identity.session
  set seen_at = now()
  where id in (select id from live where seen_at < now() - interval '1 minute')
)
select id from live
