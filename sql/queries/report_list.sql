-- The reports of an account, the latest first, from the one after `before` on.
select r.id, r.status, r.chapter, r.chapters, r.error, r.created_at, r.started_at, r.ended_at,
  r.subject ->> 'name' as name, r.subject #>> '{born,text}' as born,
  exists (
    select from credit_entry e
    where e.account_id = r.account_id and e.cause = 'report_returned' and e.reference = r.id::text
  ) as is_returned
from (
  select *, content -> 'subject' as subject from report
  where account_id = :account_id::uuid and (
    :before::uuid is null
    or (created_at, id) < (select b.created_at, b.id from report b where b.id = :before::uuid and b.account_id = :account_id::uuid)
  )
  order by created_at desc, id desc
  limit :rows_max::int
) r
order by r.created_at desc, r.id desc
