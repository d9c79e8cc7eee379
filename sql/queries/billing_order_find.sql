select id, account_id from billing_order where id = :id::uuid
