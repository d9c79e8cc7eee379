-- Somebody who signed up with an address and has not yet shown that it is theirs.
select id from identity."user" where email = lower(:email) and not "emailVerified"
