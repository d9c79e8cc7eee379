-- The parts of an export, in their order.
select part, first_row::float8 as first_row, row_count::float8 as row_count, bytes::float8 as bytes, sha256
from export_part where export_id = :id::uuid
order by part
