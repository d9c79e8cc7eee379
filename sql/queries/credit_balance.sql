-- The balance of an account, and the sum of its grants in a month. References of grants begin with the month.
select coalesce(sum(amount), 0)::int as available,
  coalesce(sum(amount) filter (where cause = 'plan_grant' and starts_with(reference, :month)), 0)::int as granted
from credit_entry where account_id = :account_id::uuid
