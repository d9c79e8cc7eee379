-- Deletes an export whose files are removed.
delete from export
where id = :id::uuid and (account_id is null or ended_at is not null)
returning id
