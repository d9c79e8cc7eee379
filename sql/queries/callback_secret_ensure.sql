-- The secret of an account, made on first use. No row when the account is gone.
insert into callback_secret as s (account_id, secret)
select id, :fresh from account where id = :account_id::uuid
on conflict (account_id) do update set secret = s.secret
returning secret, changed_at, case when previous_until > now() then previous_until end as previous_until
