-- Ends an export that is not finished. What is made of it stays until it expires.
update export set status = 'cancelled', ended_at = now()
where id = :id::uuid and account_id = :account_id::uuid and status in ('queued', 'processing')
returning id
