-- Stores that a part is made, unless another worker has it.
update export_part p
set made_at = now(), leased_until = null, rows_made = p.row_count, bytes = :bytes::bigint, sha256 = :sha::bytea
from export e
where p.export_id = :id::uuid and p.part = :part::int and p.token = :token::uuid and p.made_at is null
  and e.id = p.export_id and e.status = 'processing'
returning p.part
