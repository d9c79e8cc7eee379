with account_days as (
  delete from account_day where day = :day::date
), latencies as (
  delete from latency_day where day = :day::date
), vedic_hours as (
  delete from vedic_hour where hour >= :day::date::timestamp at time zone 'UTC'
    and hour < (:day::date + 1)::timestamp at time zone 'UTC'
), vedic_days as (
  delete from vedic_day where day = :day::date
)
delete from usage_day where day = :day::date
