select status, plan, count(*)::int as count from billing_subscription group by status, plan
