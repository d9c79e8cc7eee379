-- Keeps only the newest revoked or expired keys, so that an account never has more rows than it can list.
delete from api_key where id = any(array(
  select id from api_key
  where account_id = :account_id and session_id is null and (revoked_at is not null or expires_at <= now())
  order by created_at desc offset :kept
))
returning id
