-- What an account has told of itself. Each answer may be given, changed and taken back by itself, so they are one object.
create table onboarding (
  account_id uuid primary key references account (id) on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  updated_at timestamptz not null default now()
);

-- How the first successful request went: one for each account.
create table first_success_feedback (
  account_id uuid primary key references account (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text,
  endpoint text,
  minutes_to_first_success double precision check (minutes_to_first_success >= 0),
  updated_at timestamptz not null default now()
);

-- An account without a row has the settings that src/accounts/notifications.ts begins with.
create table notification_settings (
  account_id uuid primary key references account (id) on delete cascade,
  product_updates boolean not null,
  usage_alerts boolean not null,
  billing_notices boolean not null,
  report_ready boolean not null,
  security_alerts boolean not null,
  updated_at timestamptz not null default now()
);

-- The image at the foot of PDF reports: a PNG that we have encoded ourselves.
create table report_branding (
  account_id uuid primary key references account (id) on delete cascade,
  png bytea not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  width integer not null check (width between 1 and 1200),
  height integer not null check (height between 1 and 400),
  footer_label text,
  updated_at timestamptz not null default now()
);
-- PNG is packed already.
alter table report_branding alter column png set storage external;

-- A deletion that is not finished. The row goes with its last step; there is no reference to the account, which goes earlier.
create table account_deletion (
  account_id uuid primary key,
  issuer text not null,
  subject text not null,
  identity_hash bytea not null check (octet_length(identity_hash) = 32),
  -- Names of the steps of src/accounts/deletion.ts that are done.
  done text[] not null default '{}',
  attempts integer not null default 1,
  -- Nobody else takes it up before.
  next_try_at timestamptz not null,
  requested_at timestamptz not null default now()
);
create index account_deletion_next_try_at on account_deletion (next_try_at);

-- Of an account that is being deleted: nobody is signed in to it any more.
alter table account
  drop constraint account_status_check,
  add constraint account_status_check check (status in ('active', 'inactive', 'deleted'));
