-- A usable key with the plan and the bought units of its account. `ends_in_ms` is the time until the key expires or the
-- subscription ends.
-- The time of last use is written at most every 45 seconds, so that a busy key costs about one write a minute. With the ten
-- seconds of a cached answer it is exact to the minute.
with live as (
  select k.id, k.account_id, k.areas, k.allowed_origins, k.units_per_month, k.is_test, k.keeps_errors, k.last_used_at,
    a.plan, a.units_bought, a.unit_entries,
    a.status = 'active' and (a.expires_at is null or a.expires_at > now()) as subscribed,
    extract(epoch from least(k.expires_at, case when a.expires_at > now() then a.expires_at end) - now())::float8 * 1000
      as ends_in_ms
  from api_key k join account a on a.id = k.account_id
  where k.hash = :hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
), touched as (
  update api_key set last_used_at = now()
  where id = (select id from live where last_used_at is null or last_used_at < now() - interval '45 seconds')
)
select id, account_id, areas, allowed_origins, units_per_month, is_test, keeps_errors, plan, units_bought, unit_entries, subscribed,
  ends_in_ms
from live
