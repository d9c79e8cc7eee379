select product_updates, usage_alerts, billing_notices, report_ready, security_alerts
from notification_settings where account_id = :account_id
