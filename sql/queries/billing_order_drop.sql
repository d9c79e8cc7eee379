-- An order whose session was not made, or whose address nobody has seen.
update billing_order set status = 'expired' where id = :id::uuid and status = 'creating' returning id
