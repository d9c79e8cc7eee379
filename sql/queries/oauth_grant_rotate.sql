-- Replaces the refresh token, and extends the grant. No row when the token is not the present one.
update oauth_grant set refresh_hash = :next_hash, rotated_at = now(), last_used_at = now(),
  expires_at = now() + :grant_days::int * interval '1 day'
where id = :id and refresh_hash = :refresh_hash and expires_at > now()
returning id
