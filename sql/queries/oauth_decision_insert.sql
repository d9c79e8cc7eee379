-- Notes that a request is decided. No row when it was decided before: of several decisions one counts.
insert into oauth_decision (id, expires_at) values (:id, now() + :kept_ms::int * interval '1 ms')
on conflict do nothing returning id
