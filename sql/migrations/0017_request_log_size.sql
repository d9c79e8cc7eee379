-- Refused requests of a key are counted by the minute after the first ten, so a row may stand for several requests.
alter table request_log add column requests int not null default 1;

-- The partitions with their ranges, the oldest first.
create function request_log_parts(out part regclass, out from_at timestamptz, out to_at timestamptz, out bytes bigint)
returns setof record language sql stable set timezone = 'UTC' as $$
  select c.oid::regclass, bound[1]::timestamptz, bound[2]::timestamptz, pg_total_relation_size(c.oid)
  from pg_inherits i join pg_class c on c.oid = i.inhrelid,
    regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$FROM \('(.+)'\) TO \('(.+)'\)$re$) as bound
  where i.inhparent = 'request_log'::regclass
  order by 2
$$;

-- Makes the partitions of the weeks of two instants and of all between, and drops those that ended before `kept_from`.
-- A partition of the version before holds a month; a week keeps clear of it. The fronts of that version call this too.
create or replace function request_log_tend(first_at timestamptz, last_at timestamptz, kept_from timestamptz) returns int
language plpgsql set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  week timestamptz;
  begins timestamptz;
  ends timestamptz;
  old regclass;
  changed int := 0;
begin
  perform pg_advisory_xact_lock(5417011);
  for week in select generate_series(date_trunc('week', first_at), last_at, interval '1 week') loop
    select greatest(week, max(p.to_at)) into begins from request_log_parts() p where p.from_at <= week;
    select least(week + interval '1 week', min(p.from_at)) into ends from request_log_parts() p where p.from_at > week;
    if begins < ends then
      execute format('create table %I partition of request_log for values from (%L) to (%L)',
        to_char(begins, '"request_log_"YYYY"_"MM"_"DD'), begins, ends);
      changed := changed + 1;
    end if;
  end loop;
  for old in select part from request_log_parts() where to_at <= kept_from loop
    execute format('drop table %s', old);
    changed := changed + 1;
  end loop;
  return changed;
end
$$;

-- Empties the oldest partitions until all together have at most `bytes_max`. They stay, because fronts expect them.
-- Returns the bytes that remain, and the number of emptied partitions. One front at a time.
create function request_log_bound(in bytes_max bigint, out bytes bigint, out emptied int)
language plpgsql set lock_timeout = '2s' as $$
declare
  old record;
begin
  emptied := 0;
  perform pg_advisory_xact_lock(5417011);
  select coalesce(sum(p.bytes), 0) into bytes from request_log_parts() p;
  for old in select p.part, p.bytes from request_log_parts() p loop
    exit when bytes <= bytes_max;
    if pg_relation_size(old.part) > 0 then
      execute format('truncate %s', old.part);
      emptied := emptied + 1;
      bytes := bytes - old.bytes + pg_total_relation_size(old.part);
    end if;
  end loop;
end
$$;
