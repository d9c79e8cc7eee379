-- A part of an export of an account, with the format of its file.
select p.part, e.format, e.run, p.bytes::float8 as bytes, p.sha256, p.delivered_at is not null as is_delivered
from export e join export_part p on p.export_id = e.id
where e.id = :id::uuid and e.account_id = :account_id::uuid and p.part = :part::int
