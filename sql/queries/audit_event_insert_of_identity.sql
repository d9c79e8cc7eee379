-- An event of what the identity provider has done: of the account of a user, if there is one.
insert into audit_event (account_id, actor, action, detail)
select id, :actor, :action, '{}' from account where issuer = :issuer and subject = :subject and status <> 'deleted'
returning id
