-- Reports and variants with too many failed attempts, and reports that no renderer took in time.
select id, case status when 'queued' then 'report_timeout' else 'render_failed' end as error
from report
where status = 'processing' and leased_until <= now() and attempts >= :attempts_max::int
  or status = 'queued' and created_at <= now() - :wait_ms::int * interval '1 ms'
union all
select report_id, 'render_failed' from report_document
where pdf is null and error is null and attempts >= :attempts_max::int and leased_until <= now()
limit :rows_max::int
