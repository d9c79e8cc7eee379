select id from identity."user" where email = lower(:email) and "emailVerified"
