-- Sums of `vedic_hour`, so that a page reads a row a day.
create table vedic_day (
  day date primary key,
  -- Programs of accounts in clock hours: the rows of `vedic_hour`.
  sessions bigint not null,
  users bigint not null,
  calls bigint not null,
  errors bigint not null
);
-- Who calls for the first time on a day is one more user of it.
alter table account_day add column vedic_calls bigint not null default 0;
-- The last call. Who called on the last days is found by it.
alter table account_usage add column vedic_at timestamptz;
create index account_usage_vedic_at on account_usage (vedic_at) where vedic_at is not null;

insert into vedic_day (day, sessions, users, calls, errors)
select (hour at time zone 'UTC')::date, count(*), count(distinct account_id), sum(calls), sum(errors)
from vedic_hour group by 1;
update account_day d set vedic_calls = v.calls
from (select account_id, (hour at time zone 'UTC')::date as day, sum(calls) as calls from vedic_hour group by 1, 2) v
where v.account_id = d.account_id and v.day = d.day;
update account_usage u set vedic_at = v.hour
from (select account_id, max(hour) as hour from vedic_hour group by 1) v where v.account_id = u.account_id;
