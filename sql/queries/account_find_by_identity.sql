select id, plan, status = 'active' and (expires_at is null or expires_at > now()) as subscribed, name, email,
  email_verified, created_at, tokens_valid_after
from account where issuer = :issuer and subject = :subject
