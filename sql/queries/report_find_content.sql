select content::text as content from report
where id = :id::uuid and account_id = :account_id::uuid and status = 'completed'
