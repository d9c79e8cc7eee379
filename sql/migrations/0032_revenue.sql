-- What the installation earns, as it was learned from Stripe. Rows are never changed: another one is added. The person is
-- the account, and once the account is deleted the same random number as in product_event.

-- Changes of what the subscriptions of a person pay together in one currency. Amounts are minor units a year, of which a
-- month is a twelfth, so that nothing is rounded here.
create table mrr_change (
  id bigint generated always as identity primary key,
  person uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('new', 'expansion', 'contraction', 'churn', 'reactivation')),
  plan_before text,
  plan_after text,
  yearly_before bigint not null check (yearly_before >= 0),
  yearly_after bigint not null check (yearly_after >= 0),
  currency text not null,
  check (
    case kind
      when 'expansion' then yearly_after > yearly_before and yearly_before > 0
      when 'contraction' then yearly_after < yearly_before and yearly_after > 0
      when 'churn' then yearly_after = 0 and yearly_before > 0
      else yearly_before = 0 and yearly_after > 0
    end
  )
);
create index mrr_change_person on mrr_change (person, currency, id);
create index mrr_change_at on mrr_change (at);

-- Credits and packs that were paid, and money that went back: below zero, or above when a refund failed. A reference names
-- the order, and of money that went back also the reading; the same one is booked once.
create table sale (
  id bigint generated always as identity primary key,
  person uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('credits', 'pack', 'refund')),
  amount_minor bigint not null check (kind = 'refund' or amount_minor >= 0),
  currency text not null,
  reference text not null unique
);
create index sale_person on sale (person);
create index sale_at on sale (at);

-- Only the person of a deleted account is forgotten.
create function revenue_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and not exists (select from account where id = old.person)
    and to_jsonb(new) - '{person,reference}'::text[] = to_jsonb(old) - '{person,reference}'::text[] then
    return new;
  end if;
  raise exception 'a row of the revenue is never changed: add another';
end $$;
create trigger mrr_change_stands before update or delete on mrr_change for each row execute function revenue_stands();
create trigger sale_stands before update or delete on sale for each row execute function revenue_stands();

-- One random number for all rows of a person, so that cohorts and sums stay true and the person cannot be found. Stripe
-- knows the order of a sale, so that goes too. What a deleted account still paid has ended.
create or replace function forget_person() returns trigger language plpgsql as $$
declare
  nobody uuid := gen_random_uuid();
begin
  update product_event set person = nobody where person = old.id;
  if found then insert into product_event (person, name, at) values (nobody, 'deleted', now()); end if;

  insert into mrr_change (person, at, kind, plan_before, yearly_before, yearly_after, currency)
  select old.id, now(), 'churn', last.plan_after, last.yearly_after, 0, last.currency
  from (select distinct on (currency) * from mrr_change where person = old.id order by currency, id desc) last
  where last.yearly_after > 0;
  update mrr_change set person = nobody where person = old.id;
  update sale set person = nobody, reference = gen_random_uuid()::text where person = old.id;
  return null;
end $$;
-- Also accounts without an identity may have paid.
drop trigger account_forgotten on account;
create trigger account_forgotten after delete on account for each row execute function forget_person();

-- What was paid before this table. Subscriptions follow when they are read again.
insert into sale (person, at, kind, amount_minor, currency, reference)
select account_id, booked_at, case kind when 'report_credits' then 'credits' else 'pack' end, amount_minor, currency, id::text
from billing_order
where booked_at is not null and kind <> 'plan' and amount_minor is not null and currency is not null;
