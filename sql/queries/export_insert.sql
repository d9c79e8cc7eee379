-- Stores an export with its parts, unless its account has too many already. Parts are as equal as whole rows allow.
with held as (
  select count(*)::int as kept, count(*) filter (where status in ('queued', 'processing'))::int as unfinished
  from export where account_id = :account_id::uuid
), made as (
  insert into export (account_id, order_key, request, plan, outline, format, version, row_count, part_count, units,
    plan_period, key_id, key_period)
  select :account_id::uuid, :order_key::bytea, :request::json, :plan::json, :outline::json, :format, :version, :row_count::bigint, :part_count::int,
    :units::int, :plan_period, :key_id::uuid, :key_period
  from held where kept < :kept_max::int and unfinished < :unfinished_max::int
  returning id, row_count, part_count
), parts as (
  insert into export_part (export_id, part, first_row, row_count)
  select id, part, part * row_count / part_count, (part + 1) * row_count / part_count - part * row_count / part_count
  from made, generate_series(0::bigint, part_count - 1) as part
)
select (select id from made) as id, kept, unfinished from held
