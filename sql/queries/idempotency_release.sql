-- Gives a claim up, so that a retry begins anew. It need not wait for the disk: a claim that comes back runs out.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
)
delete from idempotency using relaxed
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning claim
