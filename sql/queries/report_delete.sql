-- Takes a report away with all that belongs to it. What an unfinished one cost comes back.
with gone as (
  delete from report where id = :id::uuid and account_id = :account_id::uuid
  returning id, account_id, status
), returned as (
  insert into credit_entry (account_id, amount, cause, reference)
  select e.account_id, -e.amount, 'report_returned', e.reference
  from gone join credit_entry e on e.account_id = gone.account_id and e.cause = 'report' and e.reference = gone.id::text
  where gone.status in ('queued', 'processing')
)
select id from gone
