-- Books what differs from the last row of each currency. `amounts` is the JSON list of what the subscriptions of the account
-- pay a year now. Taken after the lock of the account. Rows of a person follow each other also where the clocks of fronts
-- differ.
with last as (
  select distinct on (currency) currency, yearly_after as yearly, plan_after as plan, at
  from mrr_change where person = :account_id::uuid order by currency, id desc
),
paid as (
  select * from jsonb_to_recordset(:amounts::text::jsonb) as p (currency text, yearly bigint, plan text)
),
change as (
  select coalesce(paid.currency, last.currency) as currency, last.currency is null as is_first,
    last.plan as plan_before, paid.plan as plan_after, last.at as last_at,
    coalesce(last.yearly, 0) as yearly_before, coalesce(paid.yearly, 0) as yearly_after
  from paid full join last on last.currency = paid.currency
)
insert into mrr_change (person, at, kind, plan_before, plan_after, yearly_before, yearly_after, currency)
select :account_id::uuid, greatest(to_timestamp(:at_ms::float8 / 1000), last_at),
  case
    when is_first then 'new'
    when yearly_before = 0 then 'reactivation'
    when yearly_after = 0 then 'churn'
    when yearly_after > yearly_before then 'expansion'
    else 'contraction'
  end,
  plan_before, plan_after, yearly_before, yearly_after, currency
from change where yearly_before <> yearly_after order by currency
returning id
