select id, account_id, client_id, base, resource, scopes, code_challenge, redirect_uri, redeemed_at,
  code_expires_at <= now() as code_expired
from oauth_grant where code_hash = :code_hash
