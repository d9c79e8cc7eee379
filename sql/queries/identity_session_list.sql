-- Live sessions, the most recently seen first.
select
  id,
  (extract(epoch from "createdAt") * 1000)::float8 as created_at,
  (extract(epoch from seen_at) * 1000)::float8 as seen_at,
  (extract(epoch from "expiresAt") * 1000)::float8 as expires_at,
  "userAgent" as user_agent,
  "ipAddress" as network
from identity.session
where "userId" = :subject and "expiresAt" > now()
order by seen_at desc, id
limit 200
