-- Origins of pages that may use a key; null for a key that no origin bounds.
alter table api_key
  add column allowed_origins text[],
  add constraint api_key_allowed_origins_not_empty check (cardinality(allowed_origins) > 0);

-- A preflight names an origin and no key.
create index api_key_allowed_origins on api_key using gin (allowed_origins)
  where allowed_origins is not null and revoked_at is null;
