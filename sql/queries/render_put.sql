-- Stores the outcome of a render, notifies the fronts and deletes expired outcomes. Skips rows that another renderer is
-- deleting.
with expired as (
  delete from render where key = any(array(
    select key from render where expires_at <= now() and key <> :key limit 100 for update skip locked
  ))
), kept as (
  insert into render as r (key, bytes, refused, message, expires_at)
  values (:key, :bytes, :refused, :message, now() + :kept_ms::int * interval '1 ms')
  on conflict (key) do update
  set bytes = excluded.bytes, refused = excluded.refused, message = excluded.message, expires_at = excluded.expires_at
  returning r.key
)
select pg_notify('orrery_render', key)::text from kept
