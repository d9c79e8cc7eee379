-- Units that an account has used in one period of its plan: calendar days or months in UTC. There is no reference to the
-- account, for a key may be known to a front for some seconds after its account was deleted.
create table quota_use (
  account_id uuid not null,
  period text not null check (period in ('day', 'month')),
  period_start date not null,
  units bigint not null check (units >= 0),
  primary key (account_id, period, period_start)
) with (fillfactor = 50);
