-- What an account asked of the service: neither query nor body, which hold the times and places of births. A partition
-- holds a calendar month in UTC; the fronts make them ahead and drop old ones.
create table request_log (
  at timestamptz not null,
  -- The X-Request-Id of the answer.
  id uuid not null,
  account_id uuid not null,
  -- Null when the request came with an access token.
  key_id uuid,
  operation text not null,
  method text not null,
  -- The address of the operation, without values.
  path text not null,
  status int not null,
  units int not null,
  duration_ms int not null
) partition by range (at);
create index request_log_account_id on request_log (account_id, at desc);

-- What a foreign key with a cascade would do; but to drop a partition that has one locks the accounts.
create function request_log_forget() returns trigger language plpgsql as $$
begin
  delete from request_log where account_id = old.id;
  return null;
end
$$;
create trigger request_log_forget after delete on account for each row execute function request_log_forget();

-- Makes the partitions of the months of two instants and of all between, and drops those that ended before `kept_from`.
-- One front at a time; the others find nothing to do. Waits two seconds at most for whoever reads or writes.
create function request_log_tend(first_at timestamptz, last_at timestamptz, kept_from timestamptz) returns int
language plpgsql set timezone = 'UTC' set lock_timeout = '2s' as $$
declare
  month timestamptz;
  old text;
  changed int := 0;
begin
  perform pg_advisory_xact_lock(5417011);
  for month in select generate_series(date_trunc('month', first_at), last_at, interval '1 month') loop
    if to_regclass(to_char(month, '"request_log_"YYYY"_"MM')) is null then
      execute format('create table %I partition of request_log for values from (%L) to (%L)',
        to_char(month, '"request_log_"YYYY"_"MM'), month, month + interval '1 month');
      changed := changed + 1;
    end if;
  end loop;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'request_log'::regclass
      and to_date(c.relname, '"request_log_"YYYY"_"MM') + interval '1 month' <= kept_from
  loop
    execute format('drop table %I', old);
    changed := changed + 1;
  end loop;
  return changed;
end
$$;
