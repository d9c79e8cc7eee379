-- Records an event of the identity provider for the user's account, if there is one.
insert into audit_event (account_id, actor, action, detail)
select id, :actor, :action, '{}' from account where issuer = :issuer and subject = :subject and status <> 'deleted'
returning id
