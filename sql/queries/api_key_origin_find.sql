-- Whether pages of an origin may use any live key.
select exists (
  select from api_key
  where allowed_origins @> array[ :origin::text ] and revoked_at is null and (expires_at is null or expires_at > now())
) as known
