-- By now all access tokens from before the deletion have expired. Identities of unfinished deletions are kept.
delete from deleted_identity
where deleted_at < now() - :kept_days::int * interval '1 day'
  and hash not in (select identity_hash from account_deletion)
returning hash
