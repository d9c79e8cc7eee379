update admin_session set ended_at = now() where id = :id::uuid and ended_at is null returning id
