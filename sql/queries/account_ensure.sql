-- The account of an identity, made on first use. Claims that a token lacks change nothing. No row for an identity whose
-- account was deleted. Postgres sets xmax on an updated row, but not on a new one.
insert into account as a (name, plan, issuer, subject, email, email_verified)
select :name, :plan, :issuer, :subject, :email, :email_verified::boolean
where not exists (select from deleted_identity where hash = :identity_hash)
on conflict (issuer, subject) do update set
  email = coalesce(excluded.email, a.email),
  email_verified = case when excluded.email is null then a.email_verified else excluded.email_verified end
where a.status <> 'deleted'
returning id, plan, status = 'active' and (expires_at is null or expires_at > now()) as subscribed, name, email,
  email_verified, created_at, tokens_valid_after, units_bought, unit_entries, xmax = 0 as created
