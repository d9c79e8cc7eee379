insert into notification_settings
  (account_id, product_updates, usage_alerts, billing_notices, report_ready, security_alerts)
select id, :product_updates::boolean, :usage_alerts::boolean,
  :billing_notices::boolean, :report_ready::boolean, :security_alerts::boolean
from account where id = :account_id and status <> 'deleted'
on conflict (account_id) do update
set product_updates = excluded.product_updates, usage_alerts = excluded.usage_alerts,
  billing_notices = excluded.billing_notices, report_ready = excluded.report_ready,
  security_alerts = excluded.security_alerts, updated_at = now()
returning product_updates, usage_alerts, billing_notices, report_ready, security_alerts
