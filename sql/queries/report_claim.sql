-- Claims what is to render of a report. That is the report when it waits or its renderer stopped renewing, or a requested
-- variant.
with taken as (
  update report
  set status = 'processing', attempts = attempts + 1, chapter = 0, started_at = coalesce(started_at, now()),
    leased_until = now() + :lease_ms::int * interval '1 ms'
  where id = :id::uuid and attempts < :attempts_max::int
    and (status = 'queued' or status = 'processing' and leased_until <= now())
  returning id, account_id, variant, options, content, wheel_svg, created_at
), further as (
  update report_document d
  set attempts = d.attempts + 1, leased_until = now() + :lease_ms::int * interval '1 ms'
  from report r
  where d.report_id = :id::uuid and r.id = d.report_id and d.pdf is null and d.error is null
    and d.attempts < :attempts_max::int and coalesce(d.leased_until, '-infinity') <= now()
  returning r.id, r.account_id, d.variant, r.options, r.content, r.wheel_svg, r.created_at
)
select * from taken union all select * from further
