delete from oauth_grant where id = :id and account_id = :account_id
returning account_id, client_name
