-- Goes on holding a claim. No row when another request has taken it over.
update idempotency set leased_until = now() + :lease_ms::int * interval '1 ms'
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning claim
