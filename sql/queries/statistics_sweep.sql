-- Deletes up to :rows_max old rows of each table.
with usage_days as (
  delete from usage_day where ctid = any(array(
    select ctid from usage_day where day < :sums_from::date limit :rows_max::int)) returning 1
), latencies as (
  delete from latency_day where ctid = any(array(
    select ctid from latency_day where day < :sums_from::date limit :rows_max::int)) returning 1
), vedic_days as (
  delete from vedic_day where ctid = any(array(
    select ctid from vedic_day where day < :sums_from::date limit :rows_max::int)) returning 1
), account_days as (
  delete from account_day where ctid = any(array(
    select ctid from account_day where day < :accounts_from::date limit :rows_max::int)) returning 1
), vedic_hours as (
  delete from vedic_hour where ctid = any(array(
    select ctid from vedic_hour where hour < :accounts_from::date::timestamp at time zone 'UTC' limit :rows_max::int))
  returning 1
), entries as (
  delete from analytics_cache where ctid = any(array(
    select ctid from analytics_cache where expires_at < now() limit :rows_max::int)) returning 1
)
select greatest((select count(*) from usage_days), (select count(*) from latencies), (select count(*) from account_days),
  (select count(*) from vedic_days), (select count(*) from vedic_hours), (select count(*) from entries))::int as most
