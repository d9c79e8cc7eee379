select id from billing_deleted_account where id::text = :id
