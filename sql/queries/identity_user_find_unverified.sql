-- A user who signed up with an address and has not verified it.
select id from identity."user" where email = lower(:email) and not "emailVerified"
