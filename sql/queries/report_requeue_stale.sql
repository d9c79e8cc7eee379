-- Reports whose renderer has stopped renewing go back to the queue.
update report set status = 'queued', leased_until = null, chapter = 0, enqueued_at = now()
where id = any(array(
  select id from report
  where status = 'processing' and leased_until <= now() and attempts < :attempts_max::int
  limit :rows_max::int for update skip locked
))
returning id
