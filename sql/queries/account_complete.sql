-- Replaces the name. Sets an unverified address only when there is none, for users whose token has no address.
update account set
  name = coalesce(:name, name), email = coalesce(email, :email), email_verified = email is not null and email_verified
where id = :account_id
returning name, email, email_verified
