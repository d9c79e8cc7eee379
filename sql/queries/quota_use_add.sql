-- Books units that were used while Postgres was away, or gives some back (a negative number), whatever the plan allows.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
)
insert into quota_use as q (account_id, period, period_start, units)
select :account_id::uuid, :period, :period_start::date, greatest(:units::bigint, 0) from relaxed
on conflict (account_id, period, period_start)
do update set units = greatest(q.units + :units::bigint, 0)
returning q.units
