update admin_session set ended_at = now() where ended_at is null and expires_at > now() returning id
