-- Books what the money that went back of an order differs from what is booked. No row when nothing does. Taken after the
-- lock of the account.
insert into sale (person, at, kind, amount_minor, currency, reference)
select :account_id::uuid, to_timestamp(:at_ms::float8 / 1000), 'refund', booked.gone - :gone_minor::bigint, :currency,
  :order_id::uuid::text || ' ' || :reading::bigint
from (
  select -coalesce(sum(amount_minor), 0)::bigint as gone from sale
  where person = :account_id::uuid and kind = 'refund' and starts_with(reference, :order_id::uuid::text || ' ')
) booked
where booked.gone <> :gone_minor::bigint
on conflict (reference) do nothing
returning id
