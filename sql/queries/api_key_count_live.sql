select count(*)::int as count from api_key
where account_id = :account_id and session_id is null and revoked_at is null and (expires_at is null or expires_at > now())
