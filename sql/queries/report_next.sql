-- The report that a renderer makes next when it takes the job of one: a wanted variant of that one, else a report of the
-- account that was served longest ago, the oldest first.
with waiting as (
  select id, account_id, created_at from report
  where attempts < :attempts_max::int and (status = 'queued' or status = 'processing' and leased_until <= now())
), served as (
  select account_id, max(started_at) as last_at from report
  where account_id in (select account_id from waiting) and created_at > now() - interval '1 hour'
  group by account_id
), candidate as (
  select report_id as id, 0 as rank, null::timestamptz as last_at, null::timestamptz as created_at
  from report_document
  where report_id = :id::uuid and pdf is null and error is null and attempts < :attempts_max::int
    and coalesce(leased_until, '-infinity') <= now()
  union all
  select w.id, 1, s.last_at, w.created_at from waiting w left join served s using (account_id)
)
select id from candidate order by rank, last_at nulls first, created_at limit 1
