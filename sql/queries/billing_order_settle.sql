-- What a session has become. A session that has ended does not open again.
update billing_order set
  status = case when status in ('complete', 'expired') then status else :status end,
  session_id = :session_id,
  payment_id = coalesce(:payment_id::text, payment_id),
  amount_minor = :amount_minor::bigint, currency = :currency::text,
  booked_at = case when :is_booked::boolean then coalesce(booked_at, now()) else booked_at end
where id = :id::uuid
returning id
