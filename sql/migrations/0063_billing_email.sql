-- Accounts whose customer at Stripe does not have their e-mail address yet. A row of its own, so that a change of the address
-- waits for no lock of the payments.
create table billing_email (
  account_id uuid primary key references account (id) on delete cascade,
  -- Another change meanwhile has another token, and is due again.
  token uuid not null default gen_random_uuid(),
  -- The addresses that the customer may have from us, the latest first. Another one was set at Stripe, and stays.
  earlier text[] not null,
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index billing_email_due on billing_email (due_at);

create function note_billing_email() returns trigger language plpgsql as $$
begin
  insert into billing_email as waiting (account_id, earlier)
  select account_id, array_remove(array[old.email], null) from billing_customer where account_id = new.id
  -- A request with the previous address may still be under way: it must not arrive after the next one.
  on conflict (account_id) do update set token = gen_random_uuid(), attempts = 0,
    due_at = least(waiting.due_at, now() + interval '15 seconds'), earlier = (excluded.earlier || waiting.earlier)[1:20];
  return null;
end $$;

create trigger account_billing_email after update of email on account for each row
  when (new.email is distinct from old.email and new.email is not null) execute function note_billing_email();
