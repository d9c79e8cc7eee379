-- Messages to an address in an hour, by its SHA-256: nobody is to be flooded through us, from however many places.
create table mail_count (
  recipient_hash bytea primary key check (octet_length(recipient_hash) = 32),
  since timestamptz not null,
  messages integer not null
);
