-- The parts of a profile that are not in the account row.
select
  (select count(*)::int from api_key
    where account_id = a.id and revoked_at is null and (expires_at is null or expires_at > now())) as live_keys,
  exists (select from report_branding where account_id = a.id) as has_branding,
  o.answers, o.updated_at as onboarding_updated_at
from account a left join onboarding o on o.account_id = a.id
where a.id = :account_id
