-- Renews the claim to a part, unless its export has ended or another worker has it.
update export_part p
set leased_until = now() + :lease_ms::int * interval '1 ms', rows_made = :rows_made::bigint
from export e
where p.export_id = :id::uuid and p.part = :part::int and p.token = :token::uuid and p.made_at is null
  and e.id = p.export_id and e.status = 'processing' and e.account_id is not null
returning p.part
