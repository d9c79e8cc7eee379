-- In the order in which tries are counted, so that two sign-ins do not wait for each other.
delete from admin_attempt where hash = any(array(
  select hash from admin_attempt where hash in (:one, :other) order by hash for update
))
returning hash
