-- Takes a request for its decision. Of several decisions one gets the row.
delete from oauth_request where id = :id and expires_at > now()
returning id, client_id, client_name, redirect_uri, state, code_challenge, base, resource, scopes, expires_at
