-- The latest callbacks that failed.
select report_id::text as id, account_id, extract(epoch from ended_at)::float8 * 1000 as failed_at, attempts::int, coalesce(last_error, 'status ' || last_status) as error
from report_callback where state = 'given_up'
order by ended_at desc, report_id
limit :limit::int
