-- Deletes the oldest expired rows and subtracts their bytes. One front at a time; the others delete none.
with turn as materialized (
  select pg_try_advisory_xact_lock(5417010) as ours
), old as (
  select account_id, key_hash from idempotency
  where (select ours from turn) and kept_until <= now()
  order by kept_until limit :rows_max::int for update skip locked
), gone as (
  delete from idempotency i using old where i.account_id = old.account_id and i.key_hash = old.key_hash
  returning i.account_id, octet_length(i.answer) as bytes
), freed as (
  update idempotency_space s set bytes = greatest(0, s.bytes - f.bytes)
  from (select account_id, sum(bytes) as bytes from gone where bytes is not null group by account_id) f
  where s.account_id = f.account_id
)
select count(*)::int as rows from gone
