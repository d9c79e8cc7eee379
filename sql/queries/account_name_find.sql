-- The name that a user has given in the settings, otherwise the name of the account.
select coalesce(nullif(o.answers ->> 'full_name', ''), a.name) as name
from account a left join onboarding o on o.account_id = a.id
where a.issuer = :issuer and a.subject = :subject and a.status <> 'deleted'
