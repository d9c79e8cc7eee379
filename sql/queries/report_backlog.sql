-- Number of unfinished reports, of one account and of all.
select count(*)::int as all_accounts, (count(*) filter (where account_id = :account_id::uuid))::int as own
from report where status in ('queued', 'processing')
