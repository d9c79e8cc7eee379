-- Deletes a user of the built-in provider with sessions, password and unused links.
with gone as (
  delete from identity."user" where id = :subject returning email
), links as (
  delete from identity.verification where value = :subject
)
select email from gone
