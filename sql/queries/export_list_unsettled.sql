-- Exports that ended early and have given no units back yet, each with the units of what is not made, without those of what was
-- delivered before an export began anew. `id` may be null: then all of them. `plan_period`: what was cancelled comes back to this
-- period of the plan, all else as bought units.
select e.id, e.account_id, a.plan, case e.status when 'cancelled' then e.plan_period end as plan_period,
  e.key_id, e.key_period,
  case e.status
    when 'failed' then e.units
    else least(e.units - e.units_delivered, floor(e.units * (1 - coalesce(made.rows, 0)::numeric / e.row_count))::int)
  end as units
from export e
join account a on a.id = e.account_id
left join lateral (
  select sum(p.row_count) as rows from export_part p where p.export_id = e.id and p.made_at is not null
) made on true
where e.status in ('failed', 'cancelled') and e.units_returned is null
  and (:id::uuid is null or e.id = :id::uuid)
order by e.id
limit :rows_max::int
