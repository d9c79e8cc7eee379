-- Uses up a link to a new e-mail address. No row for one that is unknown, used or expired.
with link as (
  delete from identity.verification where identifier = :identifier returning value, "expiresAt" as expires_at
)
select split_part(value, ' ', 1) as subject, split_part(value, ' ', 2) as email from link where expires_at > now()
