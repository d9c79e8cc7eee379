-- A name replaces the one before; an address is taken where there is none, and is not verified, whatever an access token
-- without address said.
update account set
  name = coalesce(:name, name), email = coalesce(email, :email), email_verified = email is not null and email_verified
where id = :account_id
returning name, email, email_verified
