select wheel_svg from report where id = :id::uuid and account_id = :account_id::uuid
