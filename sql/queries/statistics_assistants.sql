-- Accounts with a program that may act for them now.
select count(distinct account_id)::int as accounts, count(*)::int as programs
from oauth_grant where redeemed_at is not null and expires_at > to_timestamp(:now_ms::float8 / 1000)
