-- One row for each slot, in the order of the slots.
select coalesce(q.units, 0) as units
from unnest(:account_ids::uuid[], :periods::text[], :period_starts::date[])
  with ordinality as asked (account_id, period, period_start, turn)
left join quota_use q using (account_id, period, period_start)
order by turn
