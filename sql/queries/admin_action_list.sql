-- The newest before an action.
select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, name, session_id, address, operation,
  subject, status
from admin_action where :before::bigint is null or id < :before::bigint
order by id desc
limit :limit::int
