-- Claims a part that nobody makes, of the account with the fewest parts in the making; then the oldest export comes first.
with waiting as (
  select e.id, e.account_id, e.created_at from export e
  where e.status in ('queued', 'processing') and e.version = any(:versions::text[]) and e.account_id is not null
    and exists (
      select from export_part p
      where p.export_id = e.id and p.made_at is null and p.attempts < :attempts_max::int
        and coalesce(p.leased_until, '-infinity') <= now()
    )
), busy as (
  select e.account_id, count(*) as parts
  from export e join export_part p on p.export_id = e.id
  where e.status = 'processing' and p.made_at is null and p.leased_until > now()
  group by e.account_id
), turn as (
  select w.id from waiting w left join busy b using (account_id)
  order by coalesce(b.parts, 0), w.created_at, w.id limit 1
), chosen as (
  select export_id, part from export_part
  where export_id = any(array(select id from turn)) and made_at is null and attempts < :attempts_max::int
    and coalesce(leased_until, '-infinity') <= now()
  order by part limit 1 for update skip locked
), begun as (
  update export set status = 'processing', started_at = now()
  where id = any(array(select export_id from chosen)) and status = 'queued'
), taken as (
  update export_part p
  set token = gen_random_uuid(), attempts = attempts + 1, rows_made = 0,
    leased_until = now() + :lease_ms::int * interval '1 ms'
  from chosen c where p.export_id = c.export_id and p.part = c.part
  returning p.*
)
select t.export_id, t.part, t.first_row::float8 as first_row, t.row_count::float8 as row_count, t.token, e.run, e.plan, e.outline
from taken t join export e on e.id = t.export_id
