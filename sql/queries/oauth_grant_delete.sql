delete from oauth_grant where id = :id
returning account_id, client_name
