-- Makes a new secret. The previous one still signs for a while.
insert into callback_secret as s (account_id, secret)
select id, :fresh from account where id = :account_id::uuid
on conflict (account_id) do update
set secret = excluded.secret, changed_at = now(), previous = s.secret,
  previous_until = now() + :kept_ms::int * interval '1 ms'
returning secret, changed_at, previous_until
