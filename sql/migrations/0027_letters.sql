-- Letters to the owner of an account. A cause stores its letter in its own transaction, and a job of the fronts sends it.
-- The row of an ended letter stays for a year, so that the same cause sends nothing again. It holds no personal data: the
-- address is read when the letter is sent, and the detail is deleted when it ends.
create table letter (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- Kinds and their details are in src/db/letters.ts.
  kind text not null,
  -- Names the cause, such as an invoice or a report.
  reference text not null,
  detail jsonb,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  -- No front takes it up before.
  due_at timestamptz not null default now(),
  outcome text check (outcome in ('sent', 'unwanted', 'no_address', 'refused', 'given_up')),
  ended_at timestamptz,
  unique (account_id, kind, reference),
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (detail is not null))
);
create index letter_due on letter (due_at) where outcome is null;
create index letter_created_at on letter (created_at);
