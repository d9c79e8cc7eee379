-- Fails an export of which a file is missing. One past its days is being removed, and has not failed.
update export
set status = 'failed', error = 'export_file_lost', ended_at = coalesce(ended_at, now())
where id = :id::uuid and run = :run::int and status in ('processing', 'completed') and account_id is not null
  and coalesce(ended_at, now()) >= now() - :days::int * interval '1 day'
returning id
