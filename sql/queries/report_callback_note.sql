-- Records the outcome of one attempt. Without a wait it was the last.
update report_callback
set state = :state, last_status = :last_status::int, last_error = :last_error,
  next_try_at = now() + coalesce(:wait_ms::int, 0) * interval '1 ms',
  ended_at = case when :state <> 'pending' then now() end
where report_id = :report_id::uuid and state = 'pending'
returning report_id
