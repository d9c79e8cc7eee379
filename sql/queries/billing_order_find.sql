select id, account_id, session_id from billing_order where id = :id::uuid
