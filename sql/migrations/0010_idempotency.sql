-- What became of requests that came with an Idempotency-Key, for a day. Neither the key nor anything of the request can
-- be read here: both hashes and the seal of the answer are made with the caller's key, which is not kept.
create table idempotency (
  account_id uuid not null references account (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- Whose the claim is: the one request that may store an answer or give the claim up.
  claim uuid not null,
  -- How often a claim was taken over from a front that had died with it.
  takeovers int not null default 0,
  leased_until timestamptz not null,
  kept_until timestamptz not null,
  -- Null while the request runs.
  status int,
  -- Headers and body under seal; null where they were not to be stored, and a retry is computed again.
  answer bytea check (answer is null or status is not null),
  primary key (account_id, key_hash)
) with (fillfactor = 80);
-- What is sealed can't be packed.
alter table idempotency alter column answer set storage external;
create index idempotency_kept_until on idempotency (kept_until);

-- Bytes of answers that are kept of an account.
create table idempotency_space (
  account_id uuid primary key references account (id) on delete cascade,
  bytes bigint not null check (bytes >= 0)
) with (fillfactor = 50);
