select id, status, created_at from report where account_id = :account_id::uuid and order_key = :order_key
