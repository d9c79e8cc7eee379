insert into admin_action (name, session_id, address, operation, subject)
values (:name, :session_id::uuid, :address, :operation, :subject)
returning id
