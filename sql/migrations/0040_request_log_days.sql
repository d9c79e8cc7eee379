-- A partition of the request log holds a day, so that a log that is too large loses its oldest days, and never the present one.

-- The partitions as `request_log_parts` has them, without their sizes, which take a look at each file.
create function request_log_bounds(out from_at timestamptz, out to_at timestamptz)
returns setof record language sql stable set timezone = 'UTC' as $$
  select bound[1]::timestamptz, bound[2]::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid,
    regexp_match(pg_get_expr(c.relpartbound, c.oid), $re$FROM \('(.+)'\) TO \('(.+)'\)$re$) as bound
  where i.inhparent = 'request_log'::regclass
$$;

-- Makes partitions of `width` from `first_at` to `last_at`, and drops those that ended before `kept_from`. A partition keeps
-- clear of those that exist, which may hold a week or a month.
create function request_log_tend(first_at timestamptz, last_at timestamptz, kept_from timestamptz, width text) returns int
language plpgsql set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  begins timestamptz;
  ends timestamptz;
  old regclass;
  changed int := 0;
begin
  perform pg_advisory_xact_lock(5417011);
  for begins, ends in
    with bounds as materialized (select from_at, to_at from request_log_bounds())
    select greatest(step, (select max(to_at) from bounds where from_at <= step)),
      least(step + ('1 ' || width)::interval, (select min(from_at) from bounds where from_at > step))
    from generate_series(date_trunc(width, first_at), last_at, ('1 ' || width)::interval) as step
  loop
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

-- The fronts of the version before call this. Their clocks may be wrong, so it drops nothing.
create or replace function request_log_tend(first_at timestamptz, last_at timestamptz, kept_from timestamptz) returns int
language sql set timezone = 'UTC' as $$
  select request_log_tend(first_at, last_at, '-infinity'::timestamptz, 'day')
$$;

-- Empties the oldest partitions until all together have at most `bytes_max`, but neither the newest with rows nor one that has
-- not ended. They stay, because fronts expect them. Returns the bytes that remain, those of them that are never emptied, and the
-- number of emptied partitions. One front at a time.
create function request_log_bound_days(in bytes_max bigint, out bytes bigint, out kept_bytes bigint, out emptied int)
language plpgsql set lock_timeout = '2s' as $$
declare
  old record;
  newest_at timestamptz;
begin
  emptied := 0;
  perform pg_advisory_xact_lock(5417011);
  select coalesce(sum(p.bytes), 0) into bytes from request_log_parts() p;
  select max(p.from_at) into newest_at from request_log_parts() p where pg_relation_size(p.part) > 0;
  select coalesce(sum(p.bytes), 0) into kept_bytes from request_log_parts() p where p.from_at >= newest_at or p.to_at > now();
  for old in select p.part, p.bytes from request_log_parts() p where p.from_at < newest_at and p.to_at <= now() loop
    exit when bytes <= bytes_max;
    if pg_relation_size(old.part) > 0 then
      execute format('truncate %s', old.part);
      emptied := emptied + 1;
      bytes := bytes - old.bytes + pg_total_relation_size(old.part);
    end if;
  end loop;
end
$$;

-- The fronts of the version before call this.
create or replace function request_log_bound(in bytes_max bigint, out bytes bigint, out emptied int)
language sql as $$
  select d.bytes, d.emptied from request_log_bound_days(bytes_max) d
$$;

-- The present week ends with this day, and later days get partitions of their own. Rows of later days, of fronts whose clock is
-- wrong, move into them.
do $$
declare
  -- Of the time zone of the session; the bounds are instants.
  tomorrow constant timestamptz := date_trunc('day', now(), 'UTC') + interval '1 day';
  old record;
begin
  perform pg_advisory_xact_lock(5417011);
  -- A new database gets its partitions from its fronts, a restored one from its backup.
  if not exists (select from request_log_bounds() where to_at > tomorrow) then
    return;
  end if;
  create temporary table request_log_later (like request_log) on commit drop;
  for old in select part, from_at, to_at from request_log_parts() where to_at > tomorrow loop
    execute format('alter table request_log detach partition %s', old.part);
    execute format('with moved as (delete from %s where at >= %L returning *) insert into request_log_later select * from moved',
      old.part, tomorrow);
    if old.from_at < tomorrow then
      execute format('alter table request_log attach partition %s for values from (%L) to (%L)',
        old.part, old.from_at, tomorrow);
    else
      execute format('drop table %s', old.part);
    end if;
  end loop;
  perform request_log_tend(tomorrow, tomorrow + interval '8 days', '-infinity', 'day');
  perform request_log_tend(at, at, '-infinity', 'day')
  from (select distinct date_trunc('day', at, 'UTC') as at from request_log_later) days;
  insert into request_log select * from request_log_later;
end
$$;
