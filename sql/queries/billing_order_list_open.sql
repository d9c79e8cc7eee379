-- Orders of one kind that can still be paid, or are paid and not booked yet.
select id, account_id, kind, plan, pack_id, quantity::float8 as quantity, status, session_id, payment_id,
  booked_at is not null as is_booked, taken_back::float8 as taken_back, owed::float8 as owed,
  amount_minor::float8 as amount_minor, currency, created_at
from billing_order where account_id = :account_id::uuid and kind = :kind and (status in ('creating', 'open') or (status = 'complete' and booked_at is null))
order by created_at
