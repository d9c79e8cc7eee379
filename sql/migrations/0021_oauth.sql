-- Clients of MCP that have registered themselves (RFC 7591). A client whose id is the address of its own document has no
-- row.
create table oauth_client (
  id text primary key,
  name text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now(),
  -- When a grant was last made for it; null for one that nobody has used.
  used_at timestamptz
);
create index oauth_client_unused on oauth_client (created_at) where used_at is null;
create index oauth_client_used_at on oauth_client (used_at) where used_at is not null;

-- Requests for authorization that wait for a decision of the owner of an account.
create table oauth_request (
  id uuid primary key default gen_random_uuid(),
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  state text,
  code_challenge text not null,
  -- The address of this service as the client knows it, and the resource below it.
  base text not null,
  resource text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  expires_at timestamptz not null
);
create index oauth_request_expires_at on oauth_request (expires_at);

-- What an owner has granted a client. Of the code and of the refresh token the row has only hashes. Every refresh token of
-- a grant has the same first half, the family, so that an old one is recognised without a row for each.
create table oauth_grant (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  client_id text not null,
  client_name text not null,
  base text not null,
  resource text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  code_challenge text not null,
  code_expires_at timestamptz not null,
  redirect_uri text not null,
  -- When the code was exchanged. Before that the grant is of no use.
  redeemed_at timestamptz,
  family_hash bytea check (octet_length(family_hash) = 32),
  refresh_hash bytea check (octet_length(refresh_hash) = 32),
  last_used_at timestamptz,
  expires_at timestamptz not null,
  check ((redeemed_at is null) = (family_hash is null) and (redeemed_at is null) = (refresh_hash is null))
) with (fillfactor = 80);
create index oauth_grant_account_id on oauth_grant (account_id);
create index oauth_grant_client_id on oauth_grant (client_id);
create index oauth_grant_expires_at on oauth_grant (expires_at);

-- Secrets of which the keys that sign access tokens are derived. The newest one signs.
create table oauth_key (
  id uuid primary key default gen_random_uuid(),
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);
