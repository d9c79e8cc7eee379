-- The bucket of each account: how many requests it may make at this moment. Nothing here is worth the log of Postgres:
-- after a crash the table is empty and every bucket full. There is no reference to the account, as in quota_use.
create unlogged table limit_bucket (
  account_id uuid primary key,
  -- Requests that fitted at `filled_at`. It fills evenly, up to the requests per second of the plan.
  requests double precision not null,
  filled_at timestamptz not null,
  -- Refused for the rate in the second that began at `refused_since`.
  refused integer not null default 0,
  refused_since timestamptz not null default '-infinity',
  -- The bursts that count towards the next penalty.
  strikes timestamptz[] not null default '{}',
  -- Penalties, each of which began within the time for which the one before doubles it.
  penalties integer not null default 0,
  penalty_until timestamptz not null default '-infinity'
) with (fillfactor = 50);

create index quota_use_period_start on quota_use (period_start);

-- Answers several questions of one account about one period of its plan, in their order, as if one had come after the
-- other. `kinds` has a letter for each: `t` takes its units and one request of the second, or neither; `b` books its units
-- whatever the plan allows, gives them back when they are negative, and with none only asks. `abuse` is that of
-- src/limits/abuse.ts, in milliseconds: strikes, their window, penalty, the time within which it doubles, its bound.
--
-- `outcomes` has a letter for each question: `a` accepted, `q` too few units remain, `r` too many requests in this second,
-- `p` a penalty is running. `used` is the count of units before the first of them; `penalty_ms` what remains of a penalty.
create function limit_settle(
  in asked_account uuid, in asked_period text, in asked_start date, in units_max bigint, in per_second integer,
  in kinds text, in amounts bigint[], in abuse integer[],
  out outcomes text, out used bigint, out penalty_ms integer
) language plpgsql volatile as $$
declare
  bucket limit_bucket;
  total bigint;
  at timestamptz;
  turns constant integer := length(kinds);
  all_units bigint := 0;
  took boolean := false;
  struck boolean := false;
begin
  outcomes := '';
  penalty_ms := 0;
  -- Counts need not wait for the disk: a crash of Postgres forgets at most the last 0.6 seconds of them.
  perform set_config('synchronous_commit', 'off', true);

  -- Nearly always there is room for all of them, and two updates tell. An instant that another front was quicker than is
  -- not counted twice.
  if strpos(kinds, 'b') = 0 then
    for turn in 1 .. turns loop
      all_units := all_units + amounts[turn];
    end loop;
    at := clock_timestamp();
    update limit_bucket b set
      requests = least(
        per_second, b.requests + greatest(0, date_part('epoch', at - b.filled_at)) * per_second
      ) - turns,
      filled_at = greatest(b.filled_at, at)
    where b.account_id = asked_account and b.penalty_until <= at
      and least(per_second, b.requests + greatest(0, date_part('epoch', at - b.filled_at)) * per_second) >= turns;
    if found then
      update quota_use q set units = q.units + all_units
      where q.account_id = asked_account and q.period = asked_period and q.period_start = asked_start
        and q.units + all_units <= units_max
      returning q.units - all_units into used;
      if found then
        outcomes := repeat('a', turns);
        return;
      end if;
      update limit_bucket set requests = requests + turns where account_id = asked_account;
    end if;
  end if;

  -- Its lock lets the fronts take turns over the account. Units are read after it, so that they are those of the last one.
  if strpos(kinds, 't') > 0 then
    select * into bucket from limit_bucket where account_id = asked_account for update;
    if not found then
      insert into limit_bucket as b (account_id, requests, filled_at)
      values (asked_account, per_second, clock_timestamp())
      on conflict (account_id) do update set requests = b.requests
      returning * into bucket;
    end if;
    at := greatest(bucket.filled_at, clock_timestamp());
    bucket.requests := least(
      per_second,
      bucket.requests + date_part('epoch', at - bucket.filled_at) * per_second
    );
    bucket.filled_at := at;
  end if;
  select q.units into used from quota_use q
  where q.account_id = asked_account and q.period = asked_period and q.period_start = asked_start;
  used := coalesce(used, 0);
  total := used;

  for turn in 1 .. turns loop
    if substr(kinds, turn, 1) = 'b' then
      total := greatest(total + amounts[turn], 0);
      outcomes := outcomes || 'a';
    elsif bucket.penalty_until > at then
      outcomes := outcomes || 'p';
    elsif bucket.requests < 1 then
      struck := true;
      if at >= bucket.refused_since + interval '1 second' then
        bucket.refused_since := at;
        bucket.refused := 0;
      end if;
      bucket.refused := bucket.refused + 1;
      -- As many again as the plan allows were refused: this second is a burst, and is so once.
      if bucket.refused = per_second + 1 then
        bucket.strikes := array(
          select strike from unnest(bucket.strikes) strike where strike > at - abuse[2] * interval '1 millisecond'
        ) || at;
        if cardinality(bucket.strikes) >= abuse[1] then
          bucket.strikes := '{}';
          bucket.penalties := case
            when at < bucket.penalty_until + abuse[4] * interval '1 millisecond' then bucket.penalties + 1
            else 1
          end;
          bucket.penalty_until := at
            + least(abuse[5], abuse[3] * power(2, least(bucket.penalties, 30) - 1)) * interval '1 millisecond';
        end if;
      end if;
      outcomes := outcomes || case when bucket.penalty_until > at then 'p' else 'r' end;
    elsif total + amounts[turn] > units_max then
      outcomes := outcomes || 'q';
    else
      took := true;
      bucket.requests := bucket.requests - 1;
      total := total + amounts[turn];
      outcomes := outcomes || 'a';
    end if;
  end loop;

  if struck then
    update limit_bucket set
      requests = bucket.requests, filled_at = bucket.filled_at, refused = bucket.refused,
      refused_since = bucket.refused_since, strikes = bucket.strikes, penalties = bucket.penalties,
      penalty_until = bucket.penalty_until
    where account_id = asked_account;
  elsif took then
    update limit_bucket set requests = bucket.requests, filled_at = bucket.filled_at where account_id = asked_account;
  end if;
  if bucket.penalty_until > at then
    penalty_ms := ceil(date_part('epoch', bucket.penalty_until - at) * 1000);
  end if;
  if total <> used then
    update quota_use q set units = greatest(q.units + total - used, 0)
    where q.account_id = asked_account and q.period = asked_period and q.period_start = asked_start;
    if not found then
      insert into quota_use as q (account_id, period, period_start, units)
      values (asked_account, asked_period, asked_start, total)
      on conflict (account_id, period, period_start) do update set units = greatest(q.units + total - used, 0);
    end if;
  end if;
end
$$;
