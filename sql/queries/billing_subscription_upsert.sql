-- A price that no plan has any more leaves the plan as it was, so that the end of the subscription ends it.
insert into billing_subscription (
  id, account_id, plan, status, period_ends_at, cancel_at, trial_ends_at, due_since, next_plan, next_plan_at
) values (
  :id, :account_id::uuid, :plan::text, :status, to_timestamp(:period_ends_at::float8 / 1000),
  to_timestamp(:cancel_at::float8 / 1000), to_timestamp(:trial_ends_at::float8 / 1000),
  to_timestamp(:due_since::float8 / 1000), :next_plan::text, to_timestamp(:next_plan_at::float8 / 1000)
)
on conflict (id) do update set
  account_id = excluded.account_id, plan = coalesce(excluded.plan, billing_subscription.plan), status = excluded.status,
  period_ends_at = excluded.period_ends_at, cancel_at = excluded.cancel_at, trial_ends_at = excluded.trial_ends_at,
  due_since = excluded.due_since, next_plan = excluded.next_plan, next_plan_at = excluded.next_plan_at
returning id
