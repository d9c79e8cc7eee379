-- Births that an account has saved, as plain text like the content of reports, so that the account can search them.
create table person (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  -- The fields of a birth by their names in requests.
  birth jsonb not null,
  rodden_rating text,
  notes text not null,
  tags text[] not null,
  -- Name, place and tags without case and accents.
  searched text not null,
  -- The SHA-256 of name, date, time and place in one spelling.
  same_birth bytea not null check (octet_length(same_birth) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_saved_once unique (account_id, same_birth)
);
create index person_by_name on person (account_id, lower(name), id);

-- The public link to the chart of a person. Without the row the link leads nowhere.
create table person_link (
  person_id uuid primary key references person (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  token text not null unique,
  shows_name boolean not null,
  -- How the chart is cast, by the names in requests.
  options jsonb not null,
  created_at timestamptz not null default now()
);
create index person_link_by_account on person_link (account_id);
