-- What waits, runs and has failed in each list of jobs. What ended well is not counted.
select 'reports' as kind, (count(*) filter (where status = 'queued'))::int as waiting,
  (count(*) filter (where status = 'processing'))::int as running,
  (count(*) filter (where status = 'failed'))::int as failed,
  (count(*) filter (where status = 'failed' and ended_at > now() - interval '1 day'))::int as failed_1d,
  extract(epoch from now() - min(created_at) filter (where status = 'queued'))::float8 as oldest_seconds
from report where status in ('queued', 'processing', 'failed')
union all
select 'callbacks', (count(*) filter (where state = 'pending'))::int, 0,
  (count(*) filter (where state = 'given_up'))::int,
  (count(*) filter (where state = 'given_up' and ended_at > now() - interval '1 day'))::int,
  (max(greatest(0, extract(epoch from now() - next_try_at))) filter (where state = 'pending'))::float8
from report_callback where state in ('pending', 'given_up')
union all
select 'letters', (count(*) filter (where outcome is null))::int, 0, (count(*) filter (where outcome is not null))::int,
  (count(*) filter (where outcome is not null and ended_at > now() - interval '1 day'))::int,
  extract(epoch from now() - min(created_at) filter (where outcome is null))::float8
from letter where outcome is null or outcome in ('refused', 'given_up')
union all
select 'stripe_events', (count(*) filter (where outcome is null))::int, 0, (count(*) filter (where outcome is not null))::int,
  (count(*) filter (where outcome is not null and finished_at > now() - interval '1 day'))::int,
  extract(epoch from now() - min(received_at) filter (where outcome is null))::float8
from billing_event where outcome is null or outcome = 'failed'
