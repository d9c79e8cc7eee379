-- Releases a claim, so that a retry starts again. The commit need not wait for the disk: a claim that reappears expires.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
)
delete from idempotency using relaxed
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning claim
