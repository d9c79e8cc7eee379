insert into oauth_grant (account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
  redirect_uri, code_expires_at, expires_at)
values (:account_id, :client_id, :client_name, :base, :resource, :scopes::text[], :code_hash, :code_challenge,
  :redirect_uri, now() + :code_ms::int * interval '1 ms', now() + :grant_days::int * interval '1 day')
returning id
