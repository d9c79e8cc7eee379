-- Instants are Unix milliseconds.
update limit_bucket set
  strikes = array(select to_timestamp(strike / 1000) from unnest(:strikes_ms::double precision[]) strike),
  penalties = :penalties, penalty_until = to_timestamp(:penalty_ends_ms::double precision / 1000)
where account_id = :account_id::uuid
returning account_id
