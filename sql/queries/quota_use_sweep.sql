-- Counts of periods that are long over. Locked rows wait for the next sweep.
with old as (
  select account_id, period, period_start from quota_use
  where period_start < :before::date
  order by period_start
  limit :rows_max
  for update skip locked
), swept as (
  delete from quota_use q using old
  where (q.account_id, q.period, q.period_start) = (old.account_id, old.period, old.period_start)
  returning 1
)
select count(*)::integer as swept from swept
