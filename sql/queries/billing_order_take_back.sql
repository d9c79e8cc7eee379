-- No row when a newer reading of the payment is stored.
update billing_order set taken_back = :taken_back::bigint, owed = :owed::bigint, reading = :reading::bigint
where id = :id::uuid and reading < :reading::bigint
returning id
