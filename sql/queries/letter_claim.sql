-- Claims a letter that is due, with the confirmed address and the name of its account, and whom its report is about. Kinds of a
-- newer version wait for its fronts.
with due as (
  select id from letter where outcome is null and due_at <= now() and kind = any(:kinds::text[])
  order by due_at limit 1 for update skip locked
), mine as (
  update letter set attempts = attempts + 1, due_at = now() + :lease_ms::int * interval '1 ms'
  where id in (select id from due)
  returning id, account_id, kind, detail, attempts
)
select m.id, m.account_id, m.attempts, jsonb_build_object('kind', m.kind, 'detail', m.detail) as content,
  case when a.email_verified and a.status <> 'deleted' then a.email end as email,
  coalesce(nullif(o.answers ->> 'full_name', ''), a.name) as name, r.content #>> '{subject,name}' as about
from mine m
  join account a on a.id = m.account_id
  left join onboarding o on o.account_id = a.id
  left join report r on m.kind = 'report_ready' and r.account_id = a.id and r.id::text = m.detail ->> 'reportId'
