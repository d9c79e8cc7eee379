-- Counts of requests that were running while their account was deleted. Searches only after a recent deletion.
delete from quota_use q
where exists (select from deleted_identity where deleted_at > now() - interval '10 minutes')
  and not exists (select from account where id = q.account_id)
returning account_id
