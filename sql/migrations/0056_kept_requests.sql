-- What refused and failed requests sent, for the keys whose owner wants it. Rows live for seven days.
alter table api_key add column keeps_errors boolean not null default false;
create table kept_request (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  at timestamptz not null default now(),
  operation text not null,
  method text not null,
  path text not null,
  status integer not null,
  query text not null,
  body text,
  answer text
);
create index kept_request_account on kept_request (account_id, at desc);
create index kept_request_at on kept_request (at);
