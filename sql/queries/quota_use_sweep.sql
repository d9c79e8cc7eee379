-- Locked rows wait for the next sweep.
delete from quota_use where ctid = any(array(
  select ctid from quota_use where period_start < :before::date limit :rows_max for update skip locked
))
returning account_id
