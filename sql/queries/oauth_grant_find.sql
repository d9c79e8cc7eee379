select id, account_id, client_id, base, resource, scopes, family_hash
from oauth_grant where id = :id and redeemed_at is not null and expires_at > now()
