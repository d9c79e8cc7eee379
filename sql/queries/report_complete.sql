-- Stores a document and completes its report, or adds a further variant. No row when another renderer was faster.
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
), further as (
  update report_document
  set pdf = :pdf::bytea, sha256 = :sha::bytea, pages = :pages::int, leased_until = null, error = null
  where report_id = :id::uuid and variant = :variant and pdf is null
  returning report_id
)
select id from own union all select report_id from further
