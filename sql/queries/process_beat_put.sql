-- Tells that a process lives, and forgets those of which nothing was heard for a day.
with old as (
  delete from process_beat where seen_at < now() - interval '1 day' and id <> :id::uuid
)
insert into process_beat (id, kind, host, pid, version, started_at, is_ready, resident_mb, data_version, secret_mark)
values (
  :id::uuid, :kind, :host, :pid::int, :version, now() - make_interval(secs => :up_seconds::float8), :is_ready::boolean,
  :resident_mb::int, :data_version, :secret_mark
)
on conflict (id) do update
set seen_at = now(), is_ready = excluded.is_ready, resident_mb = excluded.resident_mb,
  data_version = excluded.data_version, secret_mark = excluded.secret_mark
returning id
