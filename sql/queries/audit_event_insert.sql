insert into audit_event (account_id, actor, action, detail)
values (:account_id, :actor, :action, :detail::jsonb)
returning id
