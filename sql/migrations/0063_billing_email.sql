-- Accounts whose customer at Stripe does not have their e-mail address yet. A row of its own, so that a change of the address
-- waits for no lock of the payments.
create table billing_email (
  account_id uuid primary key references account (id) on delete cascade,
  -- Another change meanwhile has another token, and is due again.
  token uuid not null default gen_random_uuid(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index billing_email_due on billing_email (due_at);

create function note_billing_email() returns trigger language plpgsql as $$
begin
  insert into billing_email (account_id) select account_id from billing_customer where account_id = new.id
  on conflict (account_id) do update set token = gen_random_uuid(), due_at = now(), attempts = 0;
  return null;
end $$;

create trigger account_billing_email after update of email on account for each row
  when (new.email is distinct from old.email and new.email is not null) execute function note_billing_email();
