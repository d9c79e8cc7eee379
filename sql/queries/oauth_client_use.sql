update oauth_client set used_at = now() where id = :id returning id
