-- Stripe has the truth about payments. These tables are what was read from it, so that a request never waits for it.

-- The customer of an account at Stripe. The row is made before the customer, whose making it names, so that a second try
-- finds the same one.
create table billing_customer (
  account_id uuid primary key references account (id) on delete cascade,
  request_id uuid not null default gen_random_uuid(),
  customer_id text unique,
  -- The number of the newest reading of the subscriptions that is stored.
  reading bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Drawn before something is read at Stripe. A reading with a smaller number than the stored one comes too late.
create sequence billing_reading;

-- What an account wanted to buy: a checkout session. The row is made before the session.
create table billing_order (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('plan', 'report_credits', 'request_pack')),
  plan text check ((plan is not null) = (kind = 'plan')),
  pack_id uuid check ((pack_id is not null) = (kind = 'request_pack')),
  -- Credits or units; one plan.
  quantity bigint not null check (quantity > 0),
  status text not null default 'creating' check (status in ('creating', 'open', 'complete', 'expired')),
  session_id text unique,
  -- The payment intent at Stripe. Subscriptions are paid by invoices instead.
  payment_id text unique,
  amount_minor bigint,
  currency text,
  created_at timestamptz not null default now(),
  -- What was bought is in its ledger since.
  booked_at timestamptz,
  -- Of the quantity, what a refund or a lost dispute has taken back, and what was used before it could be.
  taken_back bigint not null default 0 check (taken_back between 0 and quantity),
  owed bigint not null default 0 check (owed between 0 and quantity),
  reading bigint not null default 0
);

create index billing_order_account on billing_order (account_id, created_at desc);
create index billing_order_unsettled on billing_order (created_at) where status in ('creating', 'open');

-- The subscriptions of a customer as they were read. `plan` is null for a price that this installation does not know.
create table billing_subscription (
  id text primary key,
  account_id uuid not null references account (id) on delete cascade,
  plan text,
  status text not null,
  period_ends_at timestamptz not null,
  cancel_at timestamptz,
  trial_ends_at timestamptz,
  -- Since when an invoice is unpaid.
  due_since timestamptz,
  -- A change that is planned at Stripe.
  next_plan text,
  next_plan_at timestamptz
);

create index billing_subscription_account on billing_subscription (account_id);

-- What Stripe told. An event is stored before it is answered, and applied afterwards by reading what it is about. It holds
-- no amount and no person. Events about the same thing are applied together.
create table billing_event (
  id text primary key,
  kind text not null,
  -- What to read: the subscriptions of a customer, a session or a payment. Null for kinds that change nothing here.
  topic text check (topic in ('customer', 'session', 'payment')),
  subject text check ((subject is null) = (topic is null)),
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  outcome text check (outcome in ('applied', 'ignored', 'failed')),
  finished_at timestamptz
);

create index billing_event_due on billing_event (due_at) where outcome is null;
create index billing_event_subject on billing_event (topic, subject) where outcome is null;
create index billing_event_finished on billing_event (finished_at);

-- Accounts whose deletion has ended what they paid for. Only these may have a subscription at Stripe that has no account here:
-- another installation may use the same Stripe account, and a restored database lacks its newest accounts.
create table billing_deleted_account (
  id uuid primary key,
  deleted_at timestamptz not null default now()
);

-- The comparisons with Stripe by `npm run reconcile`.
create table billing_comparison (
  at timestamptz primary key default clock_timestamp(),
  differences integer not null,
  mended boolean not null
);

-- A refund or a lost dispute takes back what is unused; a won dispute gives it back.
alter table credit_entry
  drop constraint credit_entry_cause_check,
  drop constraint credit_entry_check,
  add constraint credit_entry_cause_check check (cause in (
    'plan_grant', 'report', 'report_returned', 'purchase', 'taken_back', 'given_back', 'adjustment'
  )),
  add constraint credit_entry_check check (
    case when cause in ('report', 'taken_back') then amount < 0 when cause = 'adjustment' then true else amount > 0 end
  );
