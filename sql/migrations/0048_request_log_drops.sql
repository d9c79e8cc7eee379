-- At most one partition is dropped in a call, the oldest. A front calls it once an hour, so that a clock that is far ahead for
-- some hours, on a machine where the database has the same clock, costs some days of the log and not all of it.
create or replace function request_log_tend(first_at timestamptz, last_at timestamptz, kept_from timestamptz, width text)
returns int language plpgsql set timezone = 'UTC' set lock_timeout = '2s' as $$
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
  for old in select part from request_log_parts() where to_at <= kept_from order by to_at limit 1 loop
    execute format('drop table %s', old);
    changed := changed + 1;
  end loop;
  return changed;
end
$$;
