select id, issuer, subject from account where id = :id::uuid and status <> 'deleted'
