-- Unfinished exports of other data than those of a worker, the oldest first. `is_left`: no worker has their data any more, so
-- that they may begin anew. A worker of an earlier release does not tell its data, and may have them.
select e.id, e.run, e.version, e.request, e.plan, e.part_count,
  not exists (
    select from process_beat b
    where b.kind = 'exporter' and e.version = any(string_to_array(coalesce(b.data_version, e.version), E'\n'))
      and b.seen_at >= now() - make_interval(secs => :alive_ms::float8 / 1000)
  ) and not exists (
    select from export_part p where p.export_id = e.id and p.made_at is null and p.leased_until > now()
  ) as is_left
from export e
where e.status in ('queued', 'processing') and e.account_id is not null and e.version <> all(:versions::text[])
order by e.created_at, e.id limit :rows_max::int
