-- A request that is refused for its units takes a request of the second.
create or replace function limit_settle(
  in asked_account uuid, in asked_period text, in asked_start date, in units_max bigint, in per_second integer,
  in kinds text, in amounts bigint[],
  out outcomes text, out used bigint, out penalty_ms double precision
) language plpgsql volatile as $$
declare
  step constant interval := interval '1 second' / per_second;
  bucket limit_bucket;
  filled timestamptz;
  at timestamptz;
  total bigint;
begin
  outcomes := '';
  -- Counts do not wait for the disk: a crash of Postgres forgets at most the last 0.6 seconds of them.
  perform set_config('synchronous_commit', 'off', true);
  -- Under the lock of its bucket the fronts take turns over an account. Units are read after it.
  if strpos(kinds, 't') > 0 then
    insert into limit_bucket (account_id) values (asked_account) on conflict do nothing;
  end if;
  select * into bucket from limit_bucket where account_id = asked_account for update;
  at := clock_timestamp();
  -- A clock that was set back keeps no caller waiting.
  filled := least(greatest(bucket.full_at, at), at + interval '1 second');
  penalty_ms := date_part('epoch', greatest(bucket.penalty_until, at) - at) * 1000;
  select coalesce(max(q.units), 0) into used from quota_use q
  where q.account_id = asked_account and q.period = asked_period and q.period_start = asked_start;
  total := used;

  for turn in 1 .. length(kinds) loop
    if substr(kinds, turn, 1) = 'b' then
      total := greatest(total + amounts[turn], 0);
      outcomes := outcomes || 'a';
    elsif penalty_ms > 0 then
      outcomes := outcomes || 'p';
    elsif filled + step > at + interval '1 second' then
      outcomes := outcomes || 'r';
    else
      filled := filled + step;
      if total + amounts[turn] > units_max then
        outcomes := outcomes || 'q';
      else
        total := total + amounts[turn];
        outcomes := outcomes || 'a';
      end if;
    end if;
  end loop;

  if strpos(kinds, 't') > 0 then
    update limit_bucket set full_at = filled where account_id = asked_account;
  end if;
  if total <> used then
    insert into quota_use as q (account_id, period, period_start, units)
    values (asked_account, asked_period, asked_start, total)
    on conflict (account_id, period, period_start) do update set units = greatest(q.units + total - used, 0);
  end if;
end
$$;
