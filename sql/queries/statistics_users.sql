-- Accounts that are not deleted, and those with a request in the last days.
select
  (select count(*) from account where status <> 'deleted')::int as total,
  (select count(*) from product_event where name = 'signed_up' and at >= :today::date::timestamp at time zone 'UTC')::int
    as new_today,
  count(*) filter (where last_at > to_timestamp(:now_ms::float8 / 1000) - interval '24 hours')::int as active_1d,
  count(*) filter (where last_at > to_timestamp(:now_ms::float8 / 1000) - interval '168 hours')::int as active_7d,
  count(*)::int as active_30d
from account_usage where last_at > to_timestamp(:now_ms::float8 / 1000) - interval '720 hours'
