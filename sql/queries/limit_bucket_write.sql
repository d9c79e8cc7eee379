-- Buckets as a front has counted them that was alone. Instants are Unix milliseconds; null where there was none.
with written as (
  insert into limit_bucket (
    account_id, requests, filled_at, refused, refused_since, strikes, penalties, penalty_until
  )
  select
    account_id, requests, to_timestamp(filled_at_ms / 1000), refused,
    coalesce(to_timestamp(refused_since_ms / 1000), '-infinity'),
    array(select to_timestamp(strike::double precision / 1000) from jsonb_array_elements_text(strikes_ms) strike),
    penalties, coalesce(to_timestamp(penalty_until_ms / 1000), '-infinity')
  from jsonb_to_recordset(:buckets::jsonb) as bucket (
    account_id uuid, requests double precision, filled_at_ms double precision, refused integer,
    refused_since_ms double precision, strikes_ms jsonb, penalties integer, penalty_until_ms double precision
  )
  on conflict (account_id) do update set
    requests = excluded.requests, filled_at = excluded.filled_at, refused = excluded.refused,
    refused_since = excluded.refused_since, strikes = excluded.strikes, penalties = excluded.penalties,
    penalty_until = excluded.penalty_until
  returning 1
)
select count(*)::integer as written from written
