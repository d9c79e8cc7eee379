-- No row when the same order was booked before.
insert into sale (person, at, kind, amount_minor, currency, reference)
values (
  :account_id::uuid, to_timestamp(:at_ms::float8 / 1000), :kind, :amount_minor::bigint, :currency, :order_id::uuid::text
)
on conflict (reference) do nothing
returning id
