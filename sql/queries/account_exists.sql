select id from account where id::text = :id and status <> 'deleted'
