-- Empties the oldest partitions while the log is larger than allowed, but never the newest.
select bytes, kept_bytes, emptied from request_log_bound_days(:bytes_max::bigint)
