-- The latest letters that failed.
select id::text as id, account_id, extract(epoch from ended_at)::float8 * 1000 as failed_at, attempts::int, kind || ': ' || outcome as error
from letter where outcome in ('refused', 'given_up')
order by ended_at desc, id
limit :limit::int
