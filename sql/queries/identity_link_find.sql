-- A link that is neither used nor expired. Reading it does not use it up.
select id from identity.verification where identifier = :identifier and "expiresAt" > now()
