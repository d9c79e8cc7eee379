-- Whether each of the instants, as an array in text, has a partition. No lock is needed for it.
select coalesce(bool_and(exists (
  select from request_log_bounds() where from_at <= needed and needed < to_at
)), true) as covered
from unnest(:times::timestamptz[]) as needed
