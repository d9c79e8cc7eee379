-- The newest requests of an account between two instants, with the present names of its keys.
select l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, l.method, l.path, l.operation,
  l.status, l.units, l.duration_ms, l.requests, l.key_id, k.prefix as key_prefix, k.name as key_name, l.mcp_client
from request_log l left join api_key k on k.id = l.key_id and k.account_id = l.account_id
where l.account_id = :account_id::uuid
  and l.at >= to_timestamp(:from_ms::float8 / 1000) and l.at < to_timestamp(:to_ms::float8 / 1000)
order by l.at desc, l.id desc
limit :limit::int
