-- Gives a claim up, so that a retry begins anew.
delete from idempotency
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning claim
