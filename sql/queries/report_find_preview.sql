-- What a page shows of a report: its subject, its titles, the beginning of its portrait, and the pages of its document.
select r.subject ->> 'name' as name, r.subject #>> '{born,text}' as born, r.subject #>> '{born,place}' as place,
  array(select each ->> 'title' from json_array_elements(r.content -> 'sections') as each) as titles,
  r.content #>> '{portrait,0}' as portrait, d.pages,
  exists (
    select from credit_entry e
    where e.account_id = r.account_id and e.cause = 'report_returned' and e.reference = r.id::text
  ) as is_returned
from (
  select id, account_id, variant, content, content -> 'subject' as subject from report
  where id = :id::uuid and account_id = :account_id::uuid
) r left join report_document d on d.report_id = r.id and d.variant = r.variant
