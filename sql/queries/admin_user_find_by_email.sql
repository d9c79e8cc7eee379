select id, email_verified from account
where issuer = :issuer and lower(email) = lower(:email) and status <> 'deleted'
order by created_at limit 20
