delete from account where id = :account_id returning email
