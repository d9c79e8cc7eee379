select bytes, refused, message from render where key = :key and expires_at > now()
