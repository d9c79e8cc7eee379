-- One row for each account and period that is asked about, in the order of the questions. The locks of several accounts are
-- taken in that order, so it has to be the same on all fronts.
select settled.outcomes, settled.used, settled.penalty_ms
from unnest(
  :account_ids::uuid[], :periods::text[], :period_starts::date[], :units_max::bigint[], :per_second::integer[],
  :kinds::text[], :amounts::text[]
) with ordinality as asked (account_id, period, period_start, units_max, per_second, kinds, amounts, turn),
lateral limit_settle(
  asked.account_id, asked.period, asked.period_start, asked.units_max, asked.per_second,
  asked.kinds, asked.amounts::bigint[], :abuse::integer[]
) as settled
order by turn
