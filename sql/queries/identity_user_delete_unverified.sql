-- Forgets who signed up with an address and never showed that it is theirs.
delete from identity."user" where email = lower(:email) and not "emailVerified" returning id
