update billing_event set due_at = now() + make_interval(secs => :delay_ms::float8 / 1000)
where id = :id and outcome is null
returning id
