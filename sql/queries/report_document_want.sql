-- Requests a further variant of a completed report. A variant that failed is tried again after a minute. Returns a row when
-- the variant must be queued.
insert into report_document as d (report_id, variant)
select id, :variant from report where id = :id::uuid and status = 'completed'
on conflict (report_id, variant) do update set error = null, attempts = 0, enqueued_at = now()
where d.error is not null and d.enqueued_at < now() - interval '1 minute'
returning report_id as id
