-- As with the counts of units.
delete from limit_bucket b
where exists (select from deleted_identity where deleted_at > now() - interval '2 hours')
  and not exists (select from account where id = b.account_id)
returning account_id
