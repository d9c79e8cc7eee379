-- Of the grants of an account beyond `kept`, those that were used longest ago make room.
delete from oauth_grant where id = any(array(
  select id from oauth_grant where account_id = :account_id
  order by coalesce(last_used_at, created_at) desc, id offset :kept::int
))
returning id
