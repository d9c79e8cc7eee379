-- All stored keys that an account has made, the newest first.
select id, name, prefix, areas, allowed_origins, units_per_month, is_test, keeps_errors, created_at, last_used_at, expires_at,
  revoked_at, coalesce(expires_at <= now(), false) as expired
from api_key where account_id = :account_id and session_id is null
order by created_at desc, id
