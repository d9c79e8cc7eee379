-- Exports whose parts are all made and that nobody has ended.
select e.id, e.run from export e
where e.status = 'processing' and not exists (select from export_part p where p.export_id = e.id and p.made_at is null)
order by e.created_at limit :rows_max::int
