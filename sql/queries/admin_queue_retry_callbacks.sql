update report_callback set state = 'pending', attempts = 0, next_try_at = now(), ended_at = null
where report_id = :id::uuid and state = 'given_up'
returning report_id::text as id
