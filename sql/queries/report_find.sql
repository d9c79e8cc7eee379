-- A report of an account without its content.
select r.id, r.status, r.chapter, r.chapters, r.error, r.variant, r.options, r.created_at, r.started_at, r.ended_at,
  c.url as callback_url, c.state as callback_state, c.attempts as callback_attempts, c.last_status, c.last_error,
  case c.state when 'pending' then c.next_try_at end as next_try_at
from report r left join report_callback c on c.report_id = r.id
where r.id = :id::uuid and r.account_id = :account_id::uuid
