-- Public keys that tokens may be signed with, those included that have stopped signing within the grace period.
select
  id,
  "publicKey" as public_key,
  coalesce(alg, 'EdDSA') as alg,
  (extract(epoch from "expiresAt") * 1000)::float8 + :grace_ms::float8 as believed_until
from identity.jwks
where "expiresAt" is null or "expiresAt" > now() - :grace_ms::float8 * interval '1 millisecond'
