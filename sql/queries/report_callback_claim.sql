-- Claims messages that are due, with their content and the secrets that sign them.
with due as (
  select report_id from report_callback where state = 'pending' and next_try_at <= now()
  order by next_try_at limit :rows_max::int for update skip locked
), mine as (
  update report_callback set attempts = attempts + 1, next_try_at = now() + :lease_ms::int * interval '1 ms'
  where report_id in (select report_id from due)
  returning report_id, account_id, url, attempts
)
select m.report_id, m.url, m.attempts, r.status, r.error, r.created_at, r.ended_at, s.secret,
  case when s.previous_until > now() then s.previous end as previous
from mine m join report r on r.id = m.report_id join callback_secret s on s.account_id = m.account_id
