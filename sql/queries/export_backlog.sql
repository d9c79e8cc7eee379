-- Parts that wait for a worker, of the data of one and of other data, and the age of the oldest unfinished export. A worker
-- without versions has not loaded its data yet.
select coalesce(sum(o.parts) filter (where is_own), 0)::int as own,
  coalesce(sum(o.parts) filter (where not is_own), 0)::int as other,
  extract(epoch from now() - min(e.created_at))::float8 as oldest_seconds
from export e
cross join lateral (
  select count(*) as parts from export_part p
  where p.export_id = e.id and p.made_at is null and coalesce(p.leased_until, '-infinity') <= now()
) o
cross join lateral (select e.version = any(:versions::text[]) or cardinality(:versions::text[]) = 0 as is_own) d
where e.status in ('queued', 'processing') and e.account_id is not null
