-- Opens a session. Of the live ones the newest 19 stay beside it. Deletes the dead ones of the network: the new one shows
-- that it signed in.
with excess as (
  update admin_session set ended_at = now()
  where id = any(array(
    select id from admin_session where ended_at is null and expires_at > now()
    order by opened_at desc, id offset :others_max::int
  ))
), dead as (
  delete from admin_session where network = :network and (ended_at is not null or expires_at <= now())
)
insert into admin_session (token_hash, configured_as, name, network, expires_at)
values (:token_hash, :configured_as, :name, :network, now() + :life_ms::int * interval '1 ms')
returning id, expires_at
