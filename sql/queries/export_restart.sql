-- Begins an unfinished export anew with other data: all parts again, no charge. Notes the units of what was delivered, rounded
-- up as they come back rounded down. No row when another worker was first.
with begun as (
  update export
  set version = :version, run = run + 1, plan = :plan::json, outline = :outline::json, row_count = :row_count::bigint,
    part_count = :part_count::int, units_delivered = greatest(units_delivered, (
      select coalesce(ceil(export.units * sum(p.row_count)::numeric / export.row_count), 0)::int
      from export_part p where p.export_id = export.id and p.delivered_at is not null
    )), started_at = case status when 'processing' then now() end
  where id = :id::uuid and run = :run::int and status in ('queued', 'processing') and account_id is not null
  returning id, row_count, part_count
), fewer as (
  delete from export_part p using begun b where p.export_id = b.id and p.part >= b.part_count
), parts as (
  insert into export_part (export_id, part, first_row, row_count)
  select id, part, part * row_count / part_count, (part + 1) * row_count / part_count - part * row_count / part_count
  from begun, generate_series(0::bigint, part_count - 1) as part
  on conflict (export_id, part) do update
  set first_row = excluded.first_row, row_count = excluded.row_count, rows_made = 0, attempts = 0, token = null,
    leased_until = null, bytes = null, sha256 = null, made_at = null, delivered_at = null
)
select id from begun
