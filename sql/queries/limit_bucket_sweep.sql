-- Buckets that are full for certain, of accounts whose penalties are forgotten.
with old as (
  select account_id from limit_bucket
  where filled_at < now() - :idle_ms * interval '1 millisecond'
  limit :rows_max
  for update skip locked
), swept as (
  delete from limit_bucket b using old where b.account_id = old.account_id
  returning 1
)
select count(*)::integer as swept from swept
