update billing_event set outcome = null, finished_at = null, attempts = 0, due_at = now()
where id = :id and outcome = 'failed'
returning id
