-- Takes back every link that a user was sent for a new password.
delete from identity.verification where value = :subject returning id
