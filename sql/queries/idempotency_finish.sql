-- Stores an answer under its claim. Leaves out the bytes when there are none or the account has no room for them. No row
-- when another request has taken over the claim.
with room as (
  insert into idempotency_space as s (account_id, bytes)
  select a.id, octet_length(:answer::bytea)
  from account a join idempotency i on i.account_id = a.id
  where a.id = :account_id::uuid and i.key_hash = :key_hash and i.claim = :claim::uuid and i.status is null
    and :answer::bytea is not null
  for key share of a
  on conflict (account_id) do update set bytes = s.bytes + excluded.bytes
  where s.bytes + excluded.bytes <= :bytes_max::bigint
  returning account_id
)
update idempotency set status = :status, answer = case when exists (select from room) then :answer::bytea end
where account_id = :account_id::uuid and key_hash = :key_hash and claim = :claim::uuid and status is null
returning answer is not null as stored
