-- No row when the account has no such key, or has revoked it. A null name and a null `keeps_errors` stay, and so do the origins and
-- the units of a month unless `sets_origins` and `sets_units` are true.
update api_key set
  name = coalesce(:name::text, name),
  allowed_origins = case when :sets_origins::boolean then :allowed_origins::text[] else allowed_origins end,
  units_per_month = case when :sets_units::boolean then :units_per_month::integer else units_per_month end,
  keeps_errors = coalesce(:keeps_errors::boolean, keeps_errors)
where id = :id and account_id = :account_id and session_id is null and revoked_at is null
returning id, name, prefix, areas, allowed_origins, units_per_month, is_test, keeps_errors, created_at, last_used_at, expires_at,
  revoked_at, coalesce(expires_at <= now(), false) as expired, hash
