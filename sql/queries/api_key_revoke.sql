-- No row when the account has no such key. `revoked_now` is false for a key that was revoked before. Its time stays.
with before as (
  select id, revoked_at from api_key where id = :id and account_id = :account_id and session_id is null for update
)
update api_key k set revoked_at = coalesce(before.revoked_at, now())
from before where k.id = before.id
returning k.id, k.name, k.prefix, k.areas, k.allowed_origins, k.units_per_month, k.is_test, k.keeps_errors, k.created_at, k.last_used_at,
  k.expires_at, k.revoked_at, coalesce(k.expires_at <= now(), false) as expired, k.hash, before.revoked_at is null as revoked_now
