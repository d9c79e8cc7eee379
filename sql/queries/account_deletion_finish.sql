delete from account_deletion where account_id = :account_id returning account_id
