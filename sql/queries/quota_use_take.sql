-- Takes units when so many remain, else nothing, and says how many are used. The row's lock makes it exact. A count of
-- requests need not wait for the disk: a crash of Postgres forgets at most the last half second of them.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
), taken as (
  insert into quota_use as q (account_id, period, period_start, units)
  select :account_id::uuid, :period, :period_start::date, :units::bigint from relaxed
  where :units::bigint <= :units_max::bigint
  on conflict (account_id, period, period_start)
  do update set units = q.units + excluded.units where q.units + excluded.units <= :units_max::bigint
  returning q.units
)
select units, true as accepted from taken
union all
select coalesce((
  select units from quota_use
  where account_id = :account_id::uuid and period = :period and period_start = :period_start::date
), 0), false
where not exists (select from taken)
