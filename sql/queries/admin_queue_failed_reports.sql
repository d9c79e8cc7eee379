-- The latest reports that failed.
select id::text as id, account_id, extract(epoch from ended_at)::float8 * 1000 as failed_at, attempts::int, error
from report where status = 'failed'
order by ended_at desc, id
limit :limit::int
