-- The latest stripe_events that failed.
select id, null::uuid as account_id, extract(epoch from finished_at)::float8 * 1000 as failed_at, attempts::int, kind as error
from billing_event where outcome = 'failed'
order by finished_at desc, id
limit :limit::int
