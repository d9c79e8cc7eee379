-- The callbacks of the reports of an account, those of the latest reports first.
select c.report_id, c.url, c.state, c.attempts, c.last_status, c.last_error, c.ended_at
from report_callback c join report r on r.id = c.report_id
where c.account_id = :account_id::uuid
order by r.created_at desc, r.id desc
limit :rows_max::int
