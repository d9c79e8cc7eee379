-- Exports whose files are to be removed: past their days, or of no account any more. An unfinished one of a deleted account
-- ends first.
with ended as (
  update export set status = 'cancelled', ended_at = now()
  where account_id is null and status in ('queued', 'processing')
)
select id, run from export
where account_id is null or ended_at < now() - :days::int * interval '1 day'
order by ended_at nulls last limit :rows_max::int
