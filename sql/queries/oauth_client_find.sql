select id, name, redirect_uris from oauth_client where id = :id
