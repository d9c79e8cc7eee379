-- Writes nothing when a later batch was written before: a statement whose answer was lost may be carried out late.
with batch as (
  update limit_batch set last = :batch::bigint where last < :batch::bigint returning last
), written as (
  insert into quota_use (account_id, period, period_start, units)
  select account_id, period, period_start, units
  from unnest(:account_ids::uuid[], :periods::text[], :period_starts::date[], :units::bigint[])
    as counted (account_id, period, period_start, units), batch
  on conflict (account_id, period, period_start) do update set units = excluded.units
  returning 1
)
select count(*)::integer as written from written
