-- Ends a report that cannot be rendered and returns its credit, or gives up its variant. No row when nothing is left to
-- render.
with own as (
  update report set status = 'failed', error = :error, ended_at = now(), leased_until = null
  where id = :id::uuid and status in ('queued', 'processing')
  returning id, account_id, options ->> 'callback_url' as url
), returned as (
  insert into credit_entry (account_id, amount, cause, reference)
  select e.account_id, -e.amount, 'report_returned', e.reference
  from own join credit_entry e on e.account_id = own.account_id and e.cause = 'report' and e.reference = own.id::text
  -- A report that an operator had made again may fail again.
  on conflict (account_id, cause, reference) do nothing
), called as (
  insert into report_callback (report_id, account_id, url) select id, account_id, url from own where url is not null
  on conflict (report_id) do update set state = 'pending', attempts = 0, next_try_at = now(), ended_at = null
), further as (
  update report_document set error = :error, leased_until = null
  where report_id = :id::uuid and pdf is null and error is null
  returning report_id
)
select id from own union all select report_id from further
