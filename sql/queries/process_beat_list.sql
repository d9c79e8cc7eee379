-- The processes of the last day, those heard of last first.
select id, kind, host, pid, version, extract(epoch from started_at)::float8 * 1000 as started_at,
  extract(epoch from seen_at)::float8 * 1000 as seen_at, is_ready, resident_mb,
  seen_at >= now() - make_interval(secs => :alive_ms::float8 / 1000) as is_alive
from process_beat
order by seen_at desc, id
limit :limit::int
