-- Deletes a user of the built-in provider with sessions, password and unused links.
with gone as (
  delete from identity."user" where id = :subject returning email
), links as (
  delete from identity.verification where split_part(value, ' ', 1) = :subject
)
select email from gone
