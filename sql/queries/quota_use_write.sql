-- Writes nothing when a batch of this number or a later one was written before: the statement may be carried out late.
-- `last` is the last batch before this one.
with batch as (
  update limit_batch set last = :batch::bigint where last < :batch::bigint returning last
), written as (
  insert into quota_use (account_id, period, period_start, units)
  select account_id, period, period_start, units
  from unnest(:account_ids::uuid[], :periods::text[], :period_starts::date[], :units::bigint[])
    as counted (account_id, period, period_start, units), batch
  on conflict (account_id, period, period_start) do update set units = excluded.units
)
select exists (select from batch) as accepted, last from limit_batch
