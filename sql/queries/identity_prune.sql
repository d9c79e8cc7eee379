-- Deletes expired sessions and links, keys past their grace period, and unconfirmed sign-ups.
with sessions as (
  delete from identity.session where "expiresAt" < now()
), links as (
  delete from identity.verification where "expiresAt" < now()
), keys as (
  delete from identity.jwks where "expiresAt" < now() - :grace_ms::float8 * interval '1 millisecond'
), users as (
  delete from identity."user" where not "emailVerified" and "createdAt" < now() - :unverified_ms::float8 * interval '1 millisecond'
)
select now()::text as at
