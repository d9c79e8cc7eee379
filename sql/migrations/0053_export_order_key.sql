-- The keyed hash of an order that came with an Idempotency-Key: it orders once, however often it is sent. Null in rows of
-- earlier releases.
alter table export add column order_key bytea check (octet_length(order_key) = 32),
  add constraint export_ordered_once unique (account_id, order_key);
