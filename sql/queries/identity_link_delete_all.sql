-- Deletes every password reset link of a user.
delete from identity.verification where value = :subject returning id
