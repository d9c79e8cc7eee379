-- The processes of an installation. Each says every ten seconds that it lives; one that is killed says nothing more.
create table process_beat (
  id uuid primary key,
  kind text not null check (kind in ('front', 'renderer')),
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  is_ready boolean not null,
  resident_mb integer not null
);

-- An operator may have a failed report made again. Its credit stays with its account.
create or replace function report_move() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('queued', 'processing'), ('queued', 'failed'),
    ('processing', 'queued'), ('processing', 'completed'), ('processing', 'failed'),
    ('failed', 'queued')
  ) then
    raise exception 'a report does not move from % to %', old.status, new.status;
  end if;
  return new;
end $$;

-- What has failed, for the list of operators.
create index report_failed on report (ended_at desc, id) where status = 'failed';
create index report_callback_given_up on report_callback (ended_at desc) where state = 'given_up';
create index letter_failed on letter (ended_at desc, id) where outcome in ('refused', 'given_up');
create index billing_event_failed on billing_event (finished_at desc) where outcome = 'failed';
