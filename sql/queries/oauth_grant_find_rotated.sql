-- A grant whose refresh token was replaced by this one a moment ago.
select id from oauth_grant
where id = :id and refresh_hash = :next_hash and rotated_at > now() - :grace_ms::int * interval '1 ms' and expires_at > now()
