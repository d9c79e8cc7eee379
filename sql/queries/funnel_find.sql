select id, name, steps, window_days, created_at, updated_at from funnel
where id = :id::uuid or name = :name::text order by id = :id::uuid desc nulls last limit 1
