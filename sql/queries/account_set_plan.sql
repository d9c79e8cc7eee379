-- Returns the plan before.
with before as (
  select id, plan from account where id = :id and status <> 'deleted' for no key update
)
update account set plan = :plan from before where account.id = before.id
returning before.plan
