insert into api_key (account_id, hash, prefix, name, expires_at, areas)
values (:account_id, :hash, :prefix, :name, :expires_at::timestamptz, :areas::text[])
returning id, name, prefix, areas, created_at, last_used_at, expires_at, revoked_at, false as expired
