-- Deletes a user who signed up with an address and never verified it.
delete from identity."user" where email = lower(:email) and not "emailVerified" returning id
