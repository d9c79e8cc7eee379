-- Report credits: what each account was given and has spent. The balance is the sum. A reference names the month of a
-- grant, the report of a debit, the payment of a purchase; the same one is booked once.
create table credit_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  amount integer not null check (amount <> 0),
  cause text not null check (cause in ('plan_grant', 'report', 'report_returned', 'purchase', 'adjustment')),
  reference text not null,
  at timestamptz not null default now(),
  unique (account_id, cause, reference),
  check (case cause when 'report' then amount < 0 when 'adjustment' then true else amount > 0 end)
);

create function credit_entry_stands() returns trigger language plpgsql as $$
begin
  -- With its account everything goes.
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id and status <> 'deleted') then
    return old;
  end if;
  raise exception 'an entry of credits is never changed: add another';
end $$;
create trigger credit_entry_stands before update or delete on credit_entry
  for each row execute function credit_entry_stands();
