-- Deletes a report with everything that belongs to it. The credit of an unfinished one is returned.
with gone as (
  delete from report where id = :id::uuid and account_id = :account_id::uuid
  returning id, account_id, status
), returned as (
  insert into credit_entry (account_id, amount, cause, reference)
  select e.account_id, -e.amount, 'report_returned', e.reference
  from gone join credit_entry e on e.account_id = gone.account_id and e.cause = 'report' and e.reference = gone.id::text
  where gone.status in ('queued', 'processing')
  on conflict (account_id, cause, reference) do nothing
)
select id from gone
