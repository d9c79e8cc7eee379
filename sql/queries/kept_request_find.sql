select id, at, operation, method, path, status, query, body, answer
from kept_request where id = :id::uuid and account_id = :account_id::uuid and at > now() - interval '7 days'
