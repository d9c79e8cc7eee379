delete from admin_session where id = any(array(
  select id from admin_session
  where opened_at < now() - interval '30 days' and (ended_at is not null or expires_at <= now())
  limit :rows_max for update skip locked
))
returning id
