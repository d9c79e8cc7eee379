-- Pictures on their way from a renderer to the front that waits for them, where there is no Redis. Nothing here is worth
-- the log of Postgres: after a crash the table is empty, and the pictures are rendered again.
create unlogged table render (
  key text primary key,
  bytes bytea,
  -- Why there is no picture: a code of src/errors.ts.
  refused text,
  message text,
  expires_at timestamptz not null,
  check ((bytes is null) = (refused is not null))
);
-- PNG and PDF are packed already.
alter table render alter column bytes set storage external;
create index render_expires_at on render (expires_at);
