-- One row for each slot, in the order of the slots, in which the locks of their accounts are taken.
select settled.*
from unnest(
  :account_ids::uuid[], :periods::text[], :period_starts::date[], :units_max::bigint[], :per_second::integer[],
  :kinds::text[], :amounts::text[]
) with ordinality as asked (account_id, period, period_start, units_max, per_second, kinds, amounts, turn),
lateral limit_settle(
  asked.account_id, asked.period, asked.period_start, asked.units_max, asked.per_second,
  asked.kinds, asked.amounts::bigint[]
) as settled
order by turn
