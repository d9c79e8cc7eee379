-- Units that an account has used in one period of its plan. Periods are calendar days or months in UTC.
create table quota_use (
  account_id uuid not null references account (id) on delete cascade,
  period text not null check (period in ('day', 'month')),
  period_start date not null,
  units bigint not null check (units >= 0),
  primary key (account_id, period, period_start)
) with (fillfactor = 50);
