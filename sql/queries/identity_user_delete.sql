-- Deletes a user of the built-in provider with sessions, password, unused links and unread messages.
with gone as (
  delete from identity."user" where id = :subject returning email
), links as (
  delete from identity.verification where value = :subject
), messages as (
  delete from mail_outbox where recipient in (select email from gone)
)
select email from gone
