-- Access tokens that were issued before are long expired then. One whose deletion is not finished is kept.
delete from deleted_identity
where deleted_at < now() - :kept_days::int * interval '1 day'
  and hash not in (select identity_hash from account_deletion)
returning hash
