-- Stores a link to a new e-mail address, in the place of an earlier one of the user.
with earlier as (
  delete from identity.verification where split_part(value, ' ', 1) = :subject::text and value <> :subject::text
)
insert into identity.verification (id, identifier, value, "expiresAt")
values (gen_random_uuid()::text, :identifier, :subject::text || ' ' || lower(:email::text), now() + :life_ms::float8 * interval '1 ms')
returning id
