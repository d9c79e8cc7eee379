delete from person where id = :id::uuid and account_id = :account_id::uuid returning id, name
