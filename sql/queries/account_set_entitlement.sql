-- Returns what was before. No row when the account is deleted, when the operator gave it a plan without limits, or when
-- nothing changes.
with before as (
  select id, plan, status, expires_at from account
  where id = :id::uuid and status <> 'deleted' and plan <> 'operator' for no key update
)
update account set plan = :plan, status = :status, expires_at = to_timestamp(:expires_at::float8 / 1000)
from before
where account.id = before.id
  and (before.plan, before.status, before.expires_at) is distinct from
    (:plan, :status, to_timestamp(:expires_at::float8 / 1000))
returning before.plan, before.status, before.expires_at
