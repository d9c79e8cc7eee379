-- Counts of requests that were running while their account was deleted. Searches only after a recent deletion.
with recent as (
  select 1 from deleted_identity where deleted_at > now() - interval '2 hours' limit 1
), bucket as (
  delete from limit_bucket b
  where exists (select from recent) and not exists (select from account where id = b.account_id)
)
delete from quota_use q
where exists (select from recent) and not exists (select from account where id = q.account_id)
returning account_id
