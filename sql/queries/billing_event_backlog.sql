select count(*)::int as waiting, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest_seconds
from billing_event where outcome is null
