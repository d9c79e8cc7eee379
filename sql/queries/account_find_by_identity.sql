select id, plan, status = 'active' and (expires_at is null or expires_at > now()) as subscribed, name, email,
  email_verified, created_at, tokens_valid_after, units_bought, unit_entries, false as created
from account where issuer = :issuer and subject = :subject and status <> 'deleted'
