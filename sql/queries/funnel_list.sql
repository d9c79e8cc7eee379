select id, name, steps, window_days, created_at, updated_at from funnel order by created_at, id
