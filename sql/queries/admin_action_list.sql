-- The newest before an action; of those that change something, or of all.
select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, name, session_id, address, operation,
  subject, status
from admin_action where (:before::bigint is null or id < :before::bigint) and (is_change or not :changes_only::boolean)
order by id desc
limit :limit::int
