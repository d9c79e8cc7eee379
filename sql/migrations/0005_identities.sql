-- Whose an account is: the subject of an OpenID issuer. Accounts that the operator makes by hand have none.
alter table account
  add column issuer text,
  add column subject text,
  add column email text,
  add column email_verified boolean not null default false,
  -- Access tokens issued before are refused: all sessions were ended at that moment.
  add column tokens_valid_after timestamptz,
  add constraint account_identity unique (issuer, subject),
  add constraint account_identity_whole check ((issuer is null) = (subject is null));

-- Who has deleted an account, as a hash: a token that is still valid must not bring it back. Rows go after 30 days.
create table deleted_identity (
  hash bytea primary key check (octet_length(hash) = 32),
  deleted_at timestamptz not null default now()
);
