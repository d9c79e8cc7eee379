-- Writes the units of slots. All fronts use the same order, so that no two statements wait for each other's locks.
insert into quota_use (account_id, period, period_start, units)
select account_id, period, period_start, units
from unnest(:account_ids::uuid[], :periods::text[], :period_starts::date[], :units::bigint[])
  as counted (account_id, period, period_start, units)
order by account_id, period, period_start
on conflict (account_id, period, period_start) do update set units = excluded.units
returning account_id
