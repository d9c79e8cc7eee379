-- Empties the oldest partitions while the log is larger than allowed.
select bytes, emptied from request_log_bound(:bytes_max::bigint)
