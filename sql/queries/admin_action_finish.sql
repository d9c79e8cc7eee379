update admin_action set status = :status::int, session_id = coalesce(session_id, :session_id::uuid) where id = :id returning id
