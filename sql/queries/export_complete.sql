-- Completes an export whose parts are all made.
update export e set status = 'completed', ended_at = now()
where e.id = :id::uuid and e.run = :run::int and e.status = 'processing'
  and not exists (select from export_part p where p.export_id = e.id and p.made_at is null)
returning e.id
