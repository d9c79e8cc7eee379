-- Orders that may have changed at Stripe, in the order of their ids, from after one on.
select id, account_id, session_id, payment_id from billing_order
where session_id is not null and id > :after::uuid
  and (status in ('creating', 'open') or created_at > now() - make_interval(days => :days::int))
order by id limit :count::int
