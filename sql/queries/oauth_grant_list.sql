-- The grants of an account whose codes were exchanged, the last used first.
select id, client_id, client_name, resource, redirect_uri, scopes, created_at, last_used_at, expires_at
from oauth_grant where account_id = :account_id and redeemed_at is not null and expires_at > now()
order by last_used_at desc, id
