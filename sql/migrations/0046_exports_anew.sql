-- An unfinished export whose data no worker has any more is calculated anew, with the data of a worker that runs.

-- What was ordered. Null: an order of an earlier release, which has its plan alone.
alter table export add column request json,
  -- Counts its beginnings. The files of each one have a folder of their own, because their bytes may differ.
  add column run smallint not null default 0 check (run >= 0);

-- A completed export fails when a file of it is found to be missing.
create or replace function export_move() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('queued', 'processing'), ('queued', 'failed'), ('queued', 'cancelled'),
    ('processing', 'completed'), ('processing', 'failed'), ('processing', 'cancelled'),
    ('completed', 'failed')
  ) then
    raise exception 'an export does not move from % to %', old.status, new.status;
  end if;
  return new;
end $$;

-- The release and the data of an export worker, as in `export.version`. Empty: it has not loaded them yet. Null: a process of an
-- earlier release.
alter table process_beat add column data_version text;
