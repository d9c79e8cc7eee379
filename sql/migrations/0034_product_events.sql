-- `paid` is written with what was earned: a subscription is active for an hour before its first payment is asked for, and a
-- voucher makes an order free.
drop trigger billing_subscription_paid_event on billing_subscription;
create function note_earning_event() returns trigger language plpgsql as $$
begin
  perform note_event(new.person, 'paid', new.at);
  return null;
end $$;
create trigger mrr_change_event after insert on mrr_change for each row
  when (new.kind in ('new', 'reactivation')) execute function note_earning_event();

drop trigger billing_order_paid_event on billing_order;
create trigger billing_order_paid_event after update of booked_at on billing_order for each row
  when (new.booked_at is not null and old.booked_at is null and new.kind <> 'plan' and new.amount_minor > 0)
  execute function note_payment_event();

-- A subscription that is read again is not cancelled again.
drop trigger billing_subscription_cancelled_event on billing_subscription;
create trigger billing_subscription_cancelled_first_event after insert on billing_subscription for each row
  when (new.cancel_at is not null or new.status = 'canceled') execute function note_row_event('cancelled');
create trigger billing_subscription_cancelled_event after update of status, cancel_at on billing_subscription for each row
  when (
    (new.cancel_at is not null or new.status = 'canceled') and old.cancel_at is null and old.status <> 'canceled'
  )
  execute function note_row_event('cancelled');

-- What can be known of what happened before there were events.
insert into product_event (person, name, at)
select account_id, name, min(at) from (
  select account_id, 'report_ordered' as name, created_at as at from report
  union all select account_id, 'report_ready', ended_at from report where status = 'completed'
  union all select account_id, 'assistant_connected', redeemed_at from oauth_grant where redeemed_at is not null
  union all select account_id, 'checkout_started', created_at from billing_order where status <> 'creating'
  union all select account_id, 'paid', booked_at from billing_order where booked_at is not null and amount_minor > 0
  union all select account_id, case kind when 'report_credits' then 'credits_bought' else 'units_bought' end, booked_at
    from billing_order where booked_at is not null and amount_minor > 0 and kind <> 'plan'
) known
where account_id in (select id from account where issuer is not null)
group by account_id, name
on conflict (person, name) do update set at = least(product_event.at, excluded.at);
