select id from export where account_id = :account_id::uuid and order_key = :order_key
