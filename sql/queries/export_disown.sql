-- Takes an export from its account, and ends it. Its files are removed later.
update export
set account_id = null,
  status = case when status in ('queued', 'processing') then 'cancelled' else status end,
  ended_at = coalesce(ended_at, now())
where id = :id::uuid and account_id = :account_id::uuid
returning id
