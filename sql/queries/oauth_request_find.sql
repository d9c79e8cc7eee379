select id, client_id, client_name, redirect_uri, state, code_challenge, base, resource, scopes, expires_at
from oauth_request where id = :id and expires_at > now()
