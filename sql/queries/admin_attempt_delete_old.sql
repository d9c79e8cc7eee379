-- Those whose tries count no longer, and the oldest beyond the bound.
delete from admin_attempt where hash = any(array(
  select hash from admin_attempt
  where last_at < now() - :window_ms::int * interval '1 ms' and next_at <= now()
    or last_at < (select last_at from admin_attempt order by last_at desc offset :most::int limit 1)
  limit :rows_max for update skip locked
))
returning hash
