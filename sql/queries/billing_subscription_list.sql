select id, plan, status, period_ends_at, cancel_at, trial_ends_at, due_since, next_plan, next_plan_at
from billing_subscription where account_id = :account_id::uuid order by id
