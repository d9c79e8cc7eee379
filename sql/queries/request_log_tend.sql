-- Makes and drops partitions. Returns the number of changes.
select request_log_tend(
  :first_at::timestamptz, :last_at::timestamptz, :kept_from::timestamptz, :width::text
) as changed
