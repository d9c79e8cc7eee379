-- Gives a user another confirmed address, and returns the old one. No row if the user is gone or the address is taken.
with own as (
  select id, email from identity."user" where id = :subject and "emailVerified" for update
)
update identity."user" u set email = :email, "updatedAt" = now()
from own where u.id = own.id and not exists (select from identity."user" where email = :email)
returning own.email
