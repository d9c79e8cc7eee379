-- Reports that were ordered. The queue carries ids only: what is here is the truth.
create table report (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed')),
  -- The keyed hash of a request that came with an Idempotency-Key: it orders once, however often it is sent.
  order_key bytea check (octet_length(order_key) = 32),
  -- `ReportOptions` and `ReportContent` of src/contract; the wheel is apart, since no answer has it.
  options jsonb not null,
  content json not null,
  wheel_svg text not null,
  variant text not null check (variant in ('with_logo', 'without_logo')),
  attempts smallint not null default 0,
  chapter smallint not null default 0,
  chapters smallint not null default 0,
  -- A code of src/errors.ts.
  error text,
  created_at timestamptz not null default now(),
  enqueued_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- Until then its renderer is believed to live.
  leased_until timestamptz,
  unique (account_id, order_key),
  check ((status = 'failed') = (error is not null)),
  check ((status in ('completed', 'failed')) = (ended_at is not null)),
  check ((status = 'processing') = (leased_until is not null))
) with (fillfactor = 70);

create index report_account_id on report (account_id, created_at desc);
create index report_unfinished on report (enqueued_at) where status in ('queued', 'processing');
create index report_created_at on report (created_at);
create index report_ended_at on report (ended_at);

-- The same table of moves as src/reports/state.ts.
create function report_move() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('queued', 'processing'), ('queued', 'failed'),
    ('processing', 'queued'), ('processing', 'completed'), ('processing', 'failed')
  ) then
    raise exception 'a report does not move from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger report_move before update of status on report for each row
  when (old.status <> new.status) execute function report_move();

-- A report as PDF, with and without the logo of its account. The first is made with the report; the other, a row without
-- a document, when somebody asks for it.
create table report_document (
  report_id uuid not null references report (id) on delete cascade,
  variant text not null check (variant in ('with_logo', 'without_logo')),
  pdf bytea,
  sha256 bytea check (octet_length(sha256) = 32),
  pages smallint,
  attempts smallint not null default 0,
  -- Why there is none: a code of src/errors.ts.
  error text,
  enqueued_at timestamptz not null default now(),
  leased_until timestamptz,
  primary key (report_id, variant),
  check ((pdf is null) = (pages is null) and (pdf is null) = (sha256 is null)),
  check (pdf is null or leased_until is null)
);
-- A PDF is packed already.
alter table report_document alter column pdf set storage external;
create index report_document_wanted on report_document (enqueued_at) where pdf is null and error is null;

-- What signs the messages of an account. After a change both secrets sign for a day.
create table callback_secret (
  account_id uuid primary key references account (id) on delete cascade,
  secret bytea not null check (octet_length(secret) = 32),
  changed_at timestamptz not null default now(),
  previous bytea check (octet_length(previous) = 32),
  previous_until timestamptz,
  check ((previous is null) = (previous_until is null))
);

-- Messages to the callback_url of an order: that it is completed or failed.
create table report_callback (
  report_id uuid primary key references report (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  url text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'given_up')),
  attempts smallint not null default 0,
  -- Nobody else takes it up before.
  next_try_at timestamptz not null default now(),
  last_status smallint,
  last_error text,
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null))
);
create index report_callback_pending on report_callback (next_try_at) where state = 'pending';
