-- A key that may be used now, with the plan of its account. The time of use is kept to the minute, so that a busy key
-- costs one write in a minute.
with live as (
  select k.id, k.account_id, k.last_used_at, a.plan,
    a.status = 'active' and (a.expires_at is null or a.expires_at > now()) as subscribed
  from api_key k join account a on a.id = k.account_id
  where k.hash = :hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
), touched as (
  update api_key set last_used_at = now()
  where id = (select id from live where last_used_at is null or last_used_at < now() - interval '1 minute')
)
select id, account_id, plan, subscribed from live
