-- Deletes keys of the built-in provider: tokens that they signed are refused.
delete from identity.jwks where id = any(:ids::text[]) returning id
