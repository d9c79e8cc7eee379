-- Claims a letter that is due, with the confirmed address of its account. Kinds of a newer version wait for its fronts.
with due as (
  select id from letter where outcome is null and due_at <= now() and kind = any(:kinds::text[])
  order by due_at limit 1 for update skip locked
), mine as (
  update letter set attempts = attempts + 1, due_at = now() + :lease_ms::int * interval '1 ms'
  where id in (select id from due)
  returning id, account_id, kind, detail, attempts
)
select m.id, m.account_id, m.attempts, jsonb_build_object('kind', m.kind, 'detail', m.detail) as content,
  case when a.email_verified and a.status <> 'deleted' then a.email end as email
from mine m join account a on a.id = m.account_id
