-- A preflight no longer looks for the keys of an origin.
drop index api_key_allowed_origins;
