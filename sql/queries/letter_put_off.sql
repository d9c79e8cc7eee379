-- Changes nothing when another front has claimed the letter since.
update letter set due_at = now() + :wait_ms::int * interval '1 ms'
where id = :id and attempts = :attempts::int and outcome is null
returning id
