-- An order whose session was not made, or whose address no customer received.
update billing_order set status = 'expired' where id = :id::uuid and status = 'creating' returning id
