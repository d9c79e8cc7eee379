-- Only the SHA-256 of a key is kept. The prefix is what its owner knows it by in a list.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  hash bytea not null unique check (octet_length(hash) = 32),
  prefix text not null,
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);

create index api_key_account_id on api_key (account_id);

-- Its one row says that the demo key was given out. It stays when that key or its account is deleted.
create table demo_key_given (
  only_row boolean primary key default true check (only_row),
  given_at timestamptz not null default now()
);
