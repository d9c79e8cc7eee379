-- Ends every session of a user.
delete from identity.session where "userId" = :subject returning id
