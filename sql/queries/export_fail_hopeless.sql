-- Fails exports with a part that no worker could make, or for which no part was made for long.
with hopeless as (
  select e.id, exists (
    select from export_part p
    where p.export_id = e.id and p.made_at is null and p.attempts >= :attempts_max::int
      and coalesce(p.leased_until, '-infinity') <= now()
  ) as was_tried
  from export e where e.status in ('queued', 'processing')
), late as (
  select e.id from export e
  where e.status in ('queued', 'processing')
    and greatest((select max(made_at) from export_part p where p.export_id = e.id), e.started_at, e.created_at)
      < now() - :wait_ms::bigint * interval '1 ms'
)
update export e
set status = 'failed', ended_at = now(),
  error = case when e.id in (select id from hopeless where was_tried) then 'export_part_failed' else 'export_timeout' end
where e.id = any(array(
  select id from hopeless where was_tried union select id from late limit :rows_max::int
))
returning e.id
