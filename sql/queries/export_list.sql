-- The exports of an account, the latest first.
select e.id, e.status, e.format, e.row_count::float8 as row_count, e.part_count, e.units, e.units_returned, e.error, e.outline, e.run as restarts,
  case when e.status in ('queued', 'processing') and not exists (
    select from export_part o where o.export_id = e.id and o.made_at is null and o.leased_until > now()
  ) then (
    select case
      when count(*) = 0 then 'no_worker'
      when count(*) filter (where e.version = any(string_to_array(coalesce(nullif(b.data_version, ''), e.version), E'\n'))) = 0 then 'other_data'
    end
    from process_beat b
    where b.kind = 'exporter' and b.seen_at >= now() - make_interval(secs => :alive_ms::float8 / 1000)
  ) end as waits_for,
  extract(epoch from e.created_at) * 1000 as created_at, extract(epoch from e.started_at) * 1000 as started_at,
  extract(epoch from e.ended_at) * 1000 as ended_at,
  coalesce(sum(case when p.made_at is null then p.rows_made else p.row_count end), 0)::float8 as rows_made,
  count(p.made_at)::int as parts_made, coalesce(sum(p.bytes), 0)::float8 as bytes
from export e join export_part p on p.export_id = e.id
where e.account_id = :account_id::uuid
group by e.id
order by e.created_at desc, e.id
limit :rows_max::int
