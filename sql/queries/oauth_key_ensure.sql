-- The keys that sign and verify access tokens, the newest first. Makes one when the newest is older than `days`. Two
-- fronts may make one each, which does no harm.
with made as (
  insert into oauth_key (secret)
  select :secret where not exists (select from oauth_key where created_at > now() - :days::int * interval '1 day')
  returning id, secret, created_at
)
select id, secret, created_at from made
union all
select id, secret, created_at from oauth_key where created_at > now() - (:days::int + 1) * interval '1 day'
order by created_at desc
