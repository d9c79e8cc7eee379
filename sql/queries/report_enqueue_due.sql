-- Reports and variants that were added to the queue too long ago. The queue may have lost them.
with own as (
  update report set enqueued_at = now()
  where id = any(array(
    select id from report
    where status = 'queued' and enqueued_at <= now() - :after_ms::int * interval '1 ms'
    order by enqueued_at limit :rows_max::int for update skip locked
  ))
  returning id
), further as (
  update report_document set enqueued_at = now()
  where ctid = any(array(
    select ctid from report_document
    where pdf is null and error is null and attempts < :attempts_max::int
      and enqueued_at <= now() - :after_ms::int * interval '1 ms' and coalesce(leased_until, '-infinity') <= now()
    order by enqueued_at limit :rows_max::int for update skip locked
  ))
  returning report_id
)
select id from own union all select report_id from further
