insert into billing_order (account_id, kind, plan, pack_id, quantity)
values (:account_id::uuid, :kind, :plan::text, :pack_id::uuid, :quantity::bigint)
returning id
