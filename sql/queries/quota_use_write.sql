-- Writes nothing when a batch with a higher number was written before. Postgres may carry out a statement late.
with batch as (
  update limit_batch set last = :batch::bigint where last < :batch::bigint returning last
)
insert into quota_use (account_id, period, period_start, units)
select account_id, period, period_start, units
from unnest(:account_ids::uuid[], :periods::text[], :period_starts::date[], :units::bigint[])
  as counted (account_id, period, period_start, units), batch
on conflict (account_id, period, period_start) do update set units = excluded.units
returning account_id
