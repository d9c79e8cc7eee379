-- No row when there is no such key, when it is another account's, or when it was revoked before.
update api_key set revoked_at = now()
where id = :id and account_id = :account_id and revoked_at is null
returning id
