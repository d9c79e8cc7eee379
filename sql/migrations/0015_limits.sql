-- The number of the last batch of counts. Batches come from a front that counts in its memory, the only one then.
create table limit_batch (last bigint not null);
insert into limit_batch values (0);

-- Answers several questions about one account and one period of its plan in their order. `kinds` has a letter for each:
-- `t` takes its units and one request of the second, or neither; `b` adds its units whatever the plan allows, gives them
-- back when they are negative, and with none only reads the count.
--
-- `outcomes` has a letter for each question: `a` accepted, `q` too few units remain, `r` too many requests in this second,
-- `p` a penalty is running. `used` is the count of units before the first of them. `refused` is the number of requests
-- refused for the rate in this second: from it the front recognises bursts, and it writes what they bring.
create function limit_settle(
  in asked_account uuid, in asked_period text, in asked_start date, in units_max bigint, in per_second integer,
  in kinds text, in amounts bigint[],
  out outcomes text, out used bigint, out at_ms double precision, out refused integer,
  out strikes_ms double precision[], out penalties integer, out penalty_ends_ms double precision
) language plpgsql volatile as $$
declare
  bucket limit_bucket;
  total bigint;
  at timestamptz;
begin
  outcomes := '';
  -- Counts do not wait for the disk: a crash of Postgres forgets at most the last 0.6 seconds of them.
  perform set_config('synchronous_commit', 'off', true);
  -- Under the lock of its bucket the fronts take turns over an account. Units are read after it.
  if strpos(kinds, 't') > 0 then
    insert into limit_bucket (account_id, requests, filled_at)
    values (asked_account, per_second, clock_timestamp()) on conflict do nothing;
  end if;
  select * into bucket from limit_bucket where account_id = asked_account for update;
  at := greatest(bucket.filled_at, clock_timestamp());
  bucket.requests := least(per_second, bucket.requests + date_part('epoch', at - bucket.filled_at) * per_second);
  select q.units into used from quota_use q
  where q.account_id = asked_account and q.period = asked_period and q.period_start = asked_start;
  used := coalesce(used, 0);
  total := used;

  for turn in 1 .. length(kinds) loop
    if substr(kinds, turn, 1) = 'b' then
      total := greatest(total + amounts[turn], 0);
      outcomes := outcomes || 'a';
    elsif bucket.penalty_until > at then
      outcomes := outcomes || 'p';
    elsif bucket.requests < 1 then
      if at >= bucket.refused_since + interval '1 second' then
        bucket.refused_since := at;
        bucket.refused := 0;
      end if;
      bucket.refused := bucket.refused + 1;
      outcomes := outcomes || 'r';
    elsif total + amounts[turn] > units_max then
      outcomes := outcomes || 'q';
    else
      bucket.requests := bucket.requests - 1;
      total := total + amounts[turn];
      outcomes := outcomes || 'a';
    end if;
  end loop;

  if strpos(kinds, 't') > 0 then
    update limit_bucket set
      requests = bucket.requests, filled_at = at, refused = bucket.refused, refused_since = bucket.refused_since
    where account_id = asked_account;
  end if;
  if total <> used then
    insert into quota_use as q (account_id, period, period_start, units)
    values (asked_account, asked_period, asked_start, total)
    on conflict (account_id, period, period_start) do update set units = greatest(q.units + total - used, 0);
  end if;
  at_ms := date_part('epoch', at) * 1000;
  refused := coalesce(bucket.refused, 0);
  strikes_ms := array(select date_part('epoch', strike) * 1000 from unnest(bucket.strikes) strike);
  penalties := coalesce(bucket.penalties, 0);
  penalty_ends_ms := date_part('epoch', greatest(bucket.penalty_until, to_timestamp(0))) * 1000;
end
$$;

-- For fronts of the version before, until they have ended. Their bursts bring no penalty meanwhile.
drop function limit_settle(uuid, text, date, bigint, integer, text, bigint[], integer[]);
create function limit_settle(
  in asked_account uuid, in asked_period text, in asked_start date, in units_max bigint, in per_second integer,
  in kinds text, in amounts bigint[], in abuse integer[],
  out outcomes text, out used bigint, out penalty_ms integer
) language sql volatile as $$
  select outcomes, used, ceil(greatest(0, penalty_ends_ms - at_ms))::integer
  from limit_settle(asked_account, asked_period, asked_start, units_max, per_second, kinds, amounts)
$$;
