-- What is known of an account in one period: units, and its bucket if it has one. Instants are Unix milliseconds; null
-- where there was none.
select
  coalesce((
    select units from quota_use
    where account_id = :account_id::uuid and period = :period and period_start = :period_start::date
  ), 0) as used,
  b.requests,
  date_part('epoch', b.filled_at) * 1000 as filled_at_ms,
  b.refused,
  case when isfinite(b.refused_since) then date_part('epoch', b.refused_since) * 1000 end as refused_since_ms,
  array(select date_part('epoch', strike) * 1000 from unnest(b.strikes) strike) as strikes_ms,
  b.penalties,
  case when isfinite(b.penalty_until) then date_part('epoch', b.penalty_until) * 1000 end as penalty_until_ms
from (select) as always
left join limit_bucket b on b.account_id = :account_id::uuid
