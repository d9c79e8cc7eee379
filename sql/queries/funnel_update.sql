-- No row when there is none, or when another has the name.
update funnel set name = :name, steps = :steps::text[], window_days = :window_days::int, updated_at = now()
where id = :id::uuid and not exists (select from funnel where name = :name and id <> :id::uuid)
returning id, name, steps, window_days, created_at, updated_at
