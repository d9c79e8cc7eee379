-- Units that an account bought beside its plan. Each change has its entry below, written by the same statement. The number
-- of entries tells which of two balances is newer.
alter table account
  add column units_bought bigint not null default 0 check (units_bought >= 0),
  add column unit_entries bigint not null default 0;

-- The ledger of bought units. A reference names the payment of a purchase, or one request that spent units; the same one is
-- booked once for a cause. `balance` is what remained after the entry.
create table unit_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  cause text not null check (cause in ('purchase', 'spent', 'returned', 'taken_back', 'given_back', 'adjustment')),
  reference text not null,
  at timestamptz not null default now(),
  unique (account_id, cause, reference),
  check (case when cause in ('spent', 'taken_back') then amount < 0 when cause = 'adjustment' then true else amount > 0 end)
);
-- For the newest entries of an account.
create index unit_entry_account on unit_entry (account_id, id);

create function unit_entry_stands() returns trigger language plpgsql as $$
begin
  -- With its account everything goes.
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id and status <> 'deleted') then
    return old;
  end if;
  raise exception 'an entry of units is never changed: add another';
end $$;
create trigger unit_entry_stands before update or delete on unit_entry
  for each row execute function unit_entry_stands();

-- Offers of the operator to one account: so many units at a price, in minor units of a currency.
create table request_pack (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  units bigint not null check (units > 0),
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  bought_at timestamptz
);
create index request_pack_account on request_pack (account_id);
-- At most one offer of an account is open.
create unique index request_pack_open on request_pack (account_id) where withdrawn_at is null and bought_at is null;
