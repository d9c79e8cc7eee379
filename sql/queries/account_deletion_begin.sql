-- From here on no token of the identity is accepted. Any front continues the deletion after the lease.
with gone as (
  insert into deleted_identity (hash) values (:identity_hash)
  on conflict (hash) do update set deleted_at = now()
), stopped as (
  update account set status = 'deleted' where id = :account_id
)
insert into account_deletion (account_id, issuer, subject, identity_hash, next_try_at)
values (:account_id, :issuer, :subject, :identity_hash, now() + :lease_ms::int * interval '1 ms')
on conflict (account_id) do nothing
returning account_id, issuer, subject, done, attempts
