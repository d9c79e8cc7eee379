-- Sessions of the operator. The token is random, and only its SHA-256 is kept. An ended session stays for 30 days, because
-- an address that signed in is not held up by the wrong passwords of others.
create table admin_session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- A hash of ADMIN_USER and ADMIN_PASSWORD_HASH at the sign-in. A change of either ends the session.
  configured_as bytea not null check (octet_length(configured_as) = 32),
  name text not null,
  -- An IPv4 address, or the first 64 bits of an IPv6 address.
  network text not null,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index admin_session_network on admin_session (network);

-- Tries to sign in since the last right one, by the SHA-256 of a name or of a network.
create table admin_attempt (
  hash bytea primary key check (octet_length(hash) = 32),
  tries integer not null,
  last_at timestamptz not null,
  -- No try is allowed before.
  next_at timestamptz not null
);
create index admin_attempt_last_at on admin_attempt (last_at);

-- What the operator did, written before it is done. The status of the answer follows.
create table admin_action (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for a try to sign in with another name than ADMIN_USER. It may be a password.
  name text,
  session_id uuid,
  address text not null,
  operation text not null,
  -- What the action is about, such as the id of a user.
  subject text,
  status smallint
);
create index admin_action_at on admin_action (at);
create index admin_action_subject on admin_action (subject, operation) where subject is not null;
create index admin_action_failed on admin_action (id) where operation = 'admin_login' and coalesce(status, 401) >= 400;

-- The requests of an account since it was opened.
create table account_usage (
  account_id uuid primary key references account (id) on delete cascade,
  requests bigint not null default 0,
  units bigint not null default 0,
  last_at timestamptz
);
