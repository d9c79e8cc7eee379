-- An event that was applied, and every other about its subject that came before it was read. What comes later is read again.
with done as (
  select id from billing_event
  where topic = :topic and subject = :subject and outcome is null
    and (id = :id or (:outcome = 'applied' and received_at <= to_timestamp(:claimed_at::float8 / 1000)))
  order by id for update
)
update billing_event e set outcome = :outcome, finished_at = now()
from done where e.id = done.id
returning e.kind, extract(epoch from now() - e.received_at)::float8 as seconds
