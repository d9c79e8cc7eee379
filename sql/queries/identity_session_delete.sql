-- Ends a session of a user.
delete from identity.session where id = :id and "userId" = :subject returning id
