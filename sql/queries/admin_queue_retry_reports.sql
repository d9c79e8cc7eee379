update report
set status = 'queued', error = null, ended_at = null, attempts = 0, chapter = 0, started_at = null, enqueued_at = now()
where id = :id::uuid and status = 'failed'
returning id::text as id
