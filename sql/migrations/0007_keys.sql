-- The parts of the service that a key may use (src/accounts/areas.ts); null when it may use all.
alter table api_key
  add column areas text[],
  add constraint api_key_areas_not_empty check (cardinality(areas) > 0);

-- Sensitive actions on an account, kept for a year. The names of the actions are a table in code (src/accounts/audit.ts).
create table audit_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('account', 'operator', 'system')),
  action text not null,
  detail jsonb not null default '{}'
);
create index audit_event_account_id on audit_event (account_id, id desc);
create index audit_event_at on audit_event (at);
