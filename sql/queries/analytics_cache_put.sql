-- Keeps a value. Beyond the bound, the entries that expire first go.
with excess as (
  delete from analytics_cache where cache_key = any(array(
    select cache_key from analytics_cache where cache_key <> :cache_key order by expires_at desc offset :most::int - 1
  ))
)
insert into analytics_cache (cache_key, value, stored_at, expires_at)
values (:cache_key, :value, to_timestamp(:now_ms::float8 / 1000),
  to_timestamp(:now_ms::float8 / 1000) + :ttl_seconds::int * interval '1 s')
on conflict (cache_key) do update set
  value = excluded.value, stored_at = excluded.stored_at, expires_at = excluded.expires_at
returning cache_key, value, stored_at, expires_at
