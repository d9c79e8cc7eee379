-- Notes that the download of a part begins, once. Without a row when it was noted before, or the export has begun anew since.
update export_part p set delivered_at = now()
from export e
where p.export_id = :id::uuid and p.part = :part::int and p.made_at is not null and p.delivered_at is null
  and e.id = p.export_id and e.run = :run::int
returning p.part
