delete from oauth_key where created_at <= now() - (:days::int + 1) * interval '1 day' returning id
