-- Exports that ended early and have given no units back yet, each with the units of what is not made. `id` may be null: then
-- all of them.
select e.id, e.account_id,
  case e.status
    when 'failed' then e.units
    else floor(e.units * (1 - coalesce(made.rows, 0)::numeric / e.row_count))::int
  end as units
from export e
left join lateral (
  select sum(p.row_count) as rows from export_part p where p.export_id = e.id and p.made_at is not null
) made on true
where e.status in ('failed', 'cancelled') and e.units_returned is null and e.account_id is not null
  and (:id::uuid is null or e.id = :id::uuid)
order by e.id
limit :rows_max::int
