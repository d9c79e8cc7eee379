select cache_key, value, stored_at, expires_at from analytics_cache
where cache_key = :cache_key and expires_at > to_timestamp(:now_ms::float8 / 1000)
