-- Exports that were added to the queue too long ago. The queue may have lost them, or their workers have died.
update export set enqueued_at = now()
where id = any(array(
  select id from export
  where status in ('queued', 'processing') and enqueued_at <= now() - :after_ms::int * interval '1 ms'
  order by enqueued_at limit :rows_max::int for update skip locked
))
returning id, part_count
