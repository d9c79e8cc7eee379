delete from person_link where person_id = :person_id::uuid and account_id = :account_id::uuid returning person_id as id
