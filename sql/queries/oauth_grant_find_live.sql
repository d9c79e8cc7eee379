-- A grant whose tokens are accepted, with the plan and the bought units of its account. `ends_in_ms` is the time until the
-- grant or the subscription ends. The time of last use is written at most every 45 seconds, as for keys.
with live as (
  select g.id, g.account_id, g.scopes, g.last_used_at, a.plan, a.units_bought, a.unit_entries,
    a.status = 'active' and (a.expires_at is null or a.expires_at > now()) as subscribed,
    extract(epoch from least(g.expires_at, case when a.expires_at > now() then a.expires_at end) - now())::float8 * 1000
      as ends_in_ms
  from oauth_grant g join account a on a.id = g.account_id
  where g.id = :id and g.redeemed_at is not null and g.expires_at > now() and a.status <> 'deleted'
), touched as (
  update oauth_grant set last_used_at = now()
  where id = (select id from live where last_used_at < now() - interval '45 seconds')
)
select id, account_id, scopes, plan, units_bought, unit_entries, subscribed, ends_in_ms from live
