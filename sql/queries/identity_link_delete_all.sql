-- Deletes the links of a user: to a new password, and to a new e-mail address, whose value also has the address.
delete from identity.verification where split_part(value, ' ', 1) = :subject returning id
