-- Exports that were ordered. The queue carries hints only: what is here is the truth, and their files lie beside it.
create table export (
  id uuid primary key default gen_random_uuid(),
  -- Null once its account has deleted it or is gone: then its files are removed, and the row after them.
  account_id uuid references account (id) on delete set null,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  -- `EphemerisPlan`, and the instants and notes of its outline.
  plan json not null,
  outline json not null,
  format text not null,
  -- The release and the data that its rows come from. A worker of another version leaves it alone.
  version text not null,
  row_count bigint not null check (row_count > 0),
  part_count integer not null check (part_count between 1 and 10000),
  -- A code of src/errors.ts.
  error text,
  created_at timestamptz not null default now(),
  enqueued_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((status = 'failed') = (error is not null)),
  check ((status in ('completed', 'failed', 'cancelled')) = (ended_at is not null))
);
create index export_account_id on export (account_id, created_at desc);
create index export_unfinished on export (enqueued_at) where status in ('queued', 'processing');
create index export_ended_at on export (ended_at);
create index export_unowned on export (id) where account_id is null;

create function export_move() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('queued', 'processing'), ('queued', 'failed'), ('queued', 'cancelled'),
    ('processing', 'completed'), ('processing', 'failed'), ('processing', 'cancelled')
  ) then
    raise exception 'an export does not move from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger export_move before update of status on export for each row
  when (old.status <> new.status) execute function export_move();

-- The parts of an export, each a file of its own. Whoever has the token makes it.
create table export_part (
  export_id uuid not null references export (id) on delete cascade,
  part integer not null check (part >= 0),
  first_row bigint not null,
  row_count bigint not null check (row_count > 0),
  rows_made bigint not null default 0,
  attempts smallint not null default 0,
  token uuid,
  leased_until timestamptz,
  bytes bigint,
  sha256 bytea check (octet_length(sha256) = 32),
  made_at timestamptz,
  primary key (export_id, part),
  check ((made_at is null) = (bytes is null) and (made_at is null) = (sha256 is null)),
  check (made_at is null or leased_until is null)
) with (fillfactor = 70);
create index export_part_open on export_part (export_id, part) where made_at is null;

-- Export workers say that they live, as fronts and renderers do.
alter table process_beat drop constraint process_beat_kind_check;
alter table process_beat add constraint process_beat_kind_check check (kind in ('front', 'renderer', 'exporter'));
