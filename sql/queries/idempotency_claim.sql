-- Claims a key for a request, or returns the state of the request that claimed it before. The same request takes over a
-- claim whose lease has expired, because its front has died. No row when the account was just deleted. The commit need not
-- wait for the disk: storing the answer does, and includes the claim.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
), holder as (
  select id from account where id = :account_id::uuid for key share
)
insert into idempotency as i (account_id, key_hash, request_hash, sent_hash, claim, leased_until, kept_until)
select id, :key_hash, :request_hash, :sent_hash, :claim::uuid, now() + :lease_ms::int * interval '1 ms',
  now() + :kept_ms::int * interval '1 ms'
from holder, relaxed
on conflict (account_id, key_hash) do update set (claim, takeovers, leased_until) = (
  select
    case when lapsed then excluded.claim else i.claim end,
    case when lapsed then i.takeovers + 1 else i.takeovers end,
    case when lapsed then excluded.leased_until else i.leased_until end
  from (
    select i.status is null and i.leased_until <= now()
      and (i.request_hash = excluded.request_hash or i.sent_hash is not distinct from excluded.sent_hash) as lapsed
  ) as present
)
returning claim = :claim::uuid as claimed, takeovers > 0 as taken_over, request_hash as first_read, sent_hash as first_sent,
  request_hash = :request_hash or sent_hash is not distinct from :sent_hash as same, status,
  case when request_hash = :request_hash or sent_hash is not distinct from :sent_hash then answer end as answer
