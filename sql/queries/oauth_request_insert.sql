-- Stores a request. Beyond `requests_max` the oldest ones make room.
with excess as (
  delete from oauth_request where id in (
    select id from oauth_request order by expires_at desc offset :requests_max::int - 1
  )
)
insert into oauth_request
  (client_id, client_name, redirect_uri, state, code_challenge, base, resource, scopes, expires_at)
values (:client_id, :client_name, :redirect_uri, :state, :code_challenge, :base, :resource, :scopes::text[],
  now() + :life_ms::int * interval '1 ms')
returning id, client_id, client_name, redirect_uri, state, code_challenge, base, resource, scopes, expires_at
