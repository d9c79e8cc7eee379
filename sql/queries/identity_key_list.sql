-- Public keys that verify tokens, including keys within their grace period after signing.
select
  id,
  "publicKey" as public_key,
  coalesce(alg, 'EdDSA') as alg,
  (extract(epoch from "expiresAt") * 1000)::float8 + :grace_ms::float8 as believed_until
from identity.jwks
where "expiresAt" is null or "expiresAt" > now() - :grace_ms::float8 * interval '1 millisecond'
