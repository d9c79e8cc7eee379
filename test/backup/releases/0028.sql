-- Rows that commit 2accdf2c adds, the last with migration 0028: assistants, payments, letters, bought units.
insert into oauth_client (id, name, redirect_uris) values ('client-1', 'An assistant', '{http://127.0.0.1/callback}');
insert into oauth_grant (id, account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
  code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, expires_at) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 'client-1', 'An assistant',
    'http://localhost:8080', 'http://localhost:8080/mcp', '{data,charts}', sha256('code'), 'challenge', now(),
    'http://127.0.0.1/callback', now(), sha256('family'), sha256('refresh'), now() + interval '90 days');
insert into oauth_key (secret) values (sha256('oauth'));
insert into oauth_decision (id, expires_at) values (gen_random_uuid(), now() + interval '30 minutes');
insert into billing_customer (account_id, customer_id, reading) values ('00000000-0000-4000-8000-000000000001', 'cus_1', 2);
select setval('billing_reading', 41);
insert into billing_order (id, account_id, kind, quantity, status, session_id, payment_id, amount_minor, currency, booked_at) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000000001', 'report_credits', 5, 'complete', 'cs_1', 'pi_1', 2500, 'usd', now());
insert into credit_entry (account_id, amount, cause, reference) values
  ('00000000-0000-4000-8000-000000000001', 5, 'purchase', '00000000-0000-4000-8000-0000000000f1');
insert into billing_subscription (id, account_id, plan, status, period_ends_at) values
  ('sub_1', '00000000-0000-4000-8000-000000000001', 'high', 'active', now() + interval '20 days');
insert into billing_event (id, kind, topic, subject, created_at, outcome, finished_at) values
  ('evt_1', 'invoice.paid', 'customer', 'cus_1', now(), 'applied', now());
insert into billing_deleted_account (id) values (gen_random_uuid());
insert into billing_comparison (differences, mended) values (0, false);
insert into letter (account_id, kind, reference, detail) values
  ('00000000-0000-4000-8000-000000000001', 'report_ready', '00000000-0000-4000-8000-0000000000d1', '{"pages": 3}');
update account set units_bought = 1000, unit_entries = 1 where id = '00000000-0000-4000-8000-000000000001';
insert into unit_entry (account_id, amount, balance, cause, reference) values
  ('00000000-0000-4000-8000-000000000001', 1000, 1000, 'purchase', 'pack');
insert into request_pack (account_id, units, amount, currency, expires_at) values
  ('00000000-0000-4000-8000-000000000001', 5000, 900, 'usd', now() + interval '30 days');
