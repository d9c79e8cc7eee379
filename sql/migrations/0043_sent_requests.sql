-- The keyed hash of a request as it was sent. `request_hash` covers the defaults of the release that read it, so that a
-- default that is added changes it; either hash may match. Null in rows of earlier releases.
alter table idempotency add column sent_hash bytea check (octet_length(sent_hash) = 32);
