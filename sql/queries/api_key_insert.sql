insert into api_key (account_id, hash, prefix, name, expires_at, areas, allowed_origins)
values (:account_id, :hash, :prefix, :name, :expires_at::timestamptz, :areas::text[], :allowed_origins::text[])
returning id, name, prefix, areas, allowed_origins, created_at, last_used_at, expires_at, revoked_at, false as expired
