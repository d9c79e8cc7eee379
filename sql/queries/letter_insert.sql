-- No row when the cause stored its letter before, and when the account is deleted.
insert into letter (account_id, kind, reference, detail)
select id, :kind, :reference, :detail::jsonb from account where id = :account_id::uuid and status <> 'deleted'
on conflict (account_id, kind, reference) do nothing
returning id
