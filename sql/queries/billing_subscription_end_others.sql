-- Subscriptions that Stripe no longer lists for the customer, which was deleted.
update billing_subscription set status = 'canceled', due_since = null, next_plan = null, next_plan_at = null
where account_id = :account_id::uuid and status <> 'canceled' and not (id = any(:listed::text[]))
returning id
