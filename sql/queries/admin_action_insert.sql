insert into admin_action (name, session_id, address, operation, subject, is_change)
values (:name, :session_id::uuid, :address, :operation, :subject, :is_change::boolean)
returning id
