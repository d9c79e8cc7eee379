-- All keys of the built-in provider, with their private halves under seal.
select
  id,
  "publicKey" as public_key,
  "privateKey" as private_key,
  (extract(epoch from "createdAt") * 1000)::float8 as created_at,
  (extract(epoch from "expiresAt") * 1000)::float8 as expires_at,
  alg,
  crv
from identity.jwks
