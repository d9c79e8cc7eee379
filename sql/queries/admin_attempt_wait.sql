-- Milliseconds until each of these may try again; 0 when all may.
select coalesce(ceil(max(extract(epoch from next_at - now())) * 1000), 0)::int as wait_ms
from admin_attempt where hash in (:one, :other) and next_at > now()
