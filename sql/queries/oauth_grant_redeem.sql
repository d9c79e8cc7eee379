-- Exchanges a code. No row for a code that was exchanged before: of several requests one gets the tokens. Its client is in
-- use from now on.
with redeemed as (
  update oauth_grant set redeemed_at = now(), last_used_at = now(), family_hash = :family_hash,
    refresh_hash = :refresh_hash
  where id = :id and redeemed_at is null and code_expires_at > now() and expires_at > now()
  returning id, client_id
), used as (
  update oauth_client set used_at = now() where id = (select client_id from redeemed)
)
select id from redeemed
