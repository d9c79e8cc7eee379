-- Renews the lease of a claim, without waiting for the disk. No row when another request has taken over the claim.
with relaxed as (
  select set_config('synchronous_commit', 'off', true)
)
update idempotency set leased_until = now() + :lease_ms::int * interval '1 ms' from relaxed
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning claim
