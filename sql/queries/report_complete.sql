-- Stores a document and completes its report, or adds a further variant. No row when another renderer was faster.
-- The owner gets a letter about a report that took a credit: the demo report is a trial, and may be ordered without end.
with own as (
  update report
  set status = 'completed', ended_at = now(), leased_until = null, chapter = chapters
  where id = :id::uuid and status = 'processing' and variant = :variant
  returning id, account_id, options ->> 'callback_url' as url
), kept as (
  insert into report_document (report_id, variant, pdf, sha256, pages)
  select id, :variant, :pdf::bytea, :sha::bytea, :pages::int from own
), called as (
  insert into report_callback (report_id, account_id, url) select id, account_id, url from own where url is not null
  -- The callback has told before that the report failed, if an operator had it made again.
  on conflict (report_id) do update set state = 'pending', attempts = 0, next_try_at = now(), ended_at = null
), told as (
  insert into letter (account_id, kind, reference, detail)
  select o.account_id, 'report_ready', o.id::text, jsonb_build_object('reportId', o.id)
  from own o
    join account a on a.id = o.account_id and a.email_verified and a.email is not null and a.status <> 'deleted'
    join credit_entry c on c.account_id = o.account_id and c.cause = 'report' and c.reference = o.id::text
  where not exists (select from notification_settings s where s.account_id = o.account_id and not s.report_ready)
  on conflict (account_id, kind, reference) do nothing
), further as (
  update report_document
  set pdf = :pdf::bytea, sha256 = :sha::bytea, pages = :pages::int, leased_until = null, error = null
  where report_id = :id::uuid and variant = :variant and pdf is null
  returning report_id
)
select id from own union all select report_id from further
