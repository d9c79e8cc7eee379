select id, name from admin_session
where token_hash = :token_hash and configured_as = :configured_as and ended_at is null and expires_at > now()
