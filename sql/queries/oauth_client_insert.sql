-- Registers a client. Beyond `unused_max` clients that nobody has used, the oldest of them make room.
with excess as (
  delete from oauth_client where id = any(array(
    select id from oauth_client where used_at is null order by created_at desc offset :unused_max::int - 1
  )) and used_at is null
)
insert into oauth_client (id, name, redirect_uris) values (:id, :name, :redirect_uris::text[])
returning created_at
