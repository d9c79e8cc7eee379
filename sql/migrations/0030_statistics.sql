-- Sums of the request log. The statement that writes rows of the log adds them here, so that no page reads the log. Days
-- and hours are those of UTC.

-- Whether the request was of Vedic astrology: a sidereal zodiac, or Ank Jyotish numerology.
alter table request_log add column is_vedic boolean not null default false;

create table account_day (
  account_id uuid not null references account (id) on delete cascade,
  day date not null,
  requests bigint not null,
  units bigint not null,
  errors bigint not null,
  primary key (account_id, day)
);
create index account_day_day on account_day (day);

create table usage_day (
  day date not null,
  operation text not null,
  is_mcp boolean not null,
  requests bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  units bigint not null,
  duration_ms bigint not null,
  primary key (day, operation, is_mcp)
);

-- The bucket n has the requests that took from 1.2^(n-1) to 1.2^n milliseconds, and 0 those below one millisecond. Those
-- that were refused for the caller's fault have none.
create table latency_day (
  day date not null,
  operation text not null,
  -- A tool call over MCP of Vedic astrology.
  is_vedic boolean not null,
  bucket smallint not null,
  requests bigint not null,
  primary key (day, operation, is_vedic, bucket)
);

create function latency_bucket(duration_ms int) returns smallint language sql immutable parallel safe as $$
  select case when duration_ms < 1 then 0 else 1 + floor(ln(duration_ms) / ln(1.2)) end::smallint
$$;

-- Tool calls over MCP of Vedic astrology.
create table vedic_hour (
  hour timestamptz not null,
  account_id uuid not null references account (id) on delete cascade,
  mcp_client text not null,
  calls bigint not null,
  errors bigint not null,
  duration_ms bigint not null,
  primary key (hour, account_id, mcp_client)
);
create index vedic_hour_account_id on vedic_hour (account_id);

-- Fronts that write the log wait from here to the end of the transaction.
create function statistics_hold() returns void language plpgsql as $$
begin
  lock table usage_day in share row exclusive mode;
end $$;

create index account_usage_last_at on account_usage (last_at);

-- When somebody did something for the first time; src/contract/product-events.ts has the names. The person is the account,
-- and a random number once the account is deleted.
create table product_event (
  person uuid not null,
  name text not null,
  at timestamptz not null,
  primary key (person, name)
);
create index product_event_name_at on product_event (name, at);

-- Accounts without an identity are those of the operator, which are nobody's.
create function note_event(account_id uuid, event text, happened_at timestamptz default now()) returns void
language sql as $$
  insert into product_event (person, name, at)
  select a.id, event, happened_at from account a where a.id = account_id and a.issuer is not null for key share
  on conflict do nothing
$$;

create function note_account_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform note_event(new.id, 'signed_up', new.created_at); end if;
  if new.email_verified then perform note_event(new.id, 'verified'); end if;
  return null;
end $$;
create trigger account_event after insert on account for each row when (new.issuer is not null)
  execute function note_account_event();
create trigger account_verified_event after update of email_verified on account for each row
  when (new.email_verified and not old.email_verified) execute function note_account_event();

-- The first argument is the name of the event.
create function note_row_event() returns trigger language plpgsql as $$
begin
  perform note_event(new.account_id, tg_argv[0]);
  return null;
end $$;
create trigger api_key_event after insert on api_key for each row execute function note_row_event('key_made');
create trigger report_event after insert on report for each row execute function note_row_event('report_ordered');
create trigger report_ready_event after update of status on report for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function note_row_event('report_ready');
create trigger oauth_grant_event after update of redeemed_at on oauth_grant for each row
  when (new.redeemed_at is not null and old.redeemed_at is null) execute function note_row_event('assistant_connected');
create trigger billing_order_event after update of status on billing_order for each row
  when (new.status = 'open' and old.status = 'creating') execute function note_row_event('checkout_started');

create function note_payment_event() returns trigger language plpgsql as $$
begin
  perform note_event(new.account_id, 'paid');
  perform note_event(new.account_id, case new.kind when 'report_credits' then 'credits_bought' else 'units_bought' end);
  return null;
end $$;
create trigger billing_order_paid_event after update of booked_at on billing_order for each row
  when (new.booked_at is not null and old.booked_at is null and new.kind <> 'plan') execute function note_payment_event();

create trigger billing_subscription_paid_event after insert or update of status on billing_subscription for each row
  when (new.status = 'active') execute function note_row_event('paid');
create trigger billing_subscription_cancelled_event after insert or update of status, cancel_at on billing_subscription
  for each row when (new.cancel_at is not null or new.status = 'canceled') execute function note_row_event('cancelled');

-- One random number for all events of a person, so that cohorts stay true and the person cannot be found.
create function forget_person() returns trigger language plpgsql as $$
declare
  nobody uuid := gen_random_uuid();
begin
  update product_event set person = nobody where person = old.id;
  if found then insert into product_event (person, name, at) values (nobody, 'deleted', now()); end if;
  return null;
end $$;
create trigger account_forgotten after delete on account for each row when (old.issuer is not null)
  execute function forget_person();

-- What can be known of accounts that are older than this table.
insert into product_event (person, name, at)
select id, 'signed_up', created_at from account where issuer is not null;
insert into product_event (person, name, at)
select k.account_id, 'key_made', min(k.created_at) from api_key k join account a on a.id = k.account_id
where a.issuer is not null group by k.account_id;

create table funnel (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  steps text[] not null check (cardinality(steps) between 2 and 10),
  window_days int not null check (window_days between 1 and 90),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What a program of the operator keeps for its pages.
create table analytics_cache (
  cache_key text primary key,
  value text not null,
  stored_at timestamptz not null,
  expires_at timestamptz not null
);
create index analytics_cache_expires_at on analytics_cache (expires_at);
