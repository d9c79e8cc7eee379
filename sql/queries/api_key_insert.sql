insert into api_key (account_id, hash, prefix, name, expires_at, areas, allowed_origins, units_per_month, is_test,
  keeps_errors)
values (:account_id, :hash, :prefix, :name, :expires_at::timestamptz, :areas::text[], :allowed_origins::text[],
  :units_per_month::integer, :is_test::boolean, :keeps_errors::boolean)
returning id, name, prefix, areas, allowed_origins, units_per_month, is_test, keeps_errors, created_at, last_used_at, expires_at,
  revoked_at, false as expired
