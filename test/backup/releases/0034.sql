-- Rows that commit 177da994 adds, the last with migration 0034: the administration, statistics and revenue.
insert into admin_session (id, token_hash, configured_as, name, network, expires_at) values
  ('00000000-0000-4000-8000-0000000000b1', sha256('admin'), sha256('configuration'), 'operator', '192.0.2.1', now() + interval '1 hour');
insert into admin_attempt values (sha256('attempt'), 2, now(), now());
insert into admin_action (name, session_id, address, operation, subject, status) values
  ('operator', '00000000-0000-4000-8000-0000000000b1', '192.0.2.1', 'admin_user_set_plan', '00000000-0000-4000-8000-000000000001', 200);
insert into account_usage (account_id, requests, units, last_at) values ('00000000-0000-4000-8000-000000000001', 81, 81, now());
insert into account_day (account_id, day, requests, units, errors) values ('00000000-0000-4000-8000-000000000001', current_date, 4, 4, 0);
insert into usage_day values (current_date, 'natal', false, 4, 0, 0, 4, 40);
insert into latency_day values (current_date, 'natal', false, 12, 4);
insert into vedic_hour values (date_trunc('hour', now()), '00000000-0000-4000-8000-000000000001', 'client', 2, 0, 9);
insert into vedic_day values (current_date, 1, 1, 2, 0);
insert into funnel (name, steps, window_days) values ('Sign-up', '{signed_up,key_made}', 7);
insert into analytics_cache values ('a', '{}', now(), now() + interval '1 minute');
insert into process_beat (id, kind, host, pid, version, started_at, is_ready, resident_mb) values
  (gen_random_uuid(), 'front', 'host', 12, '0.1.0', now(), true, 300);
insert into mrr_change (person, at, kind, plan_after, yearly_before, yearly_after, currency) values
  ('00000000-0000-4000-8000-000000000001', now(), 'new', 'high', 0, 118800, 'usd');
insert into sale (person, at, kind, amount_minor, currency, reference) values
  ('00000000-0000-4000-8000-000000000001', now(), 'pack', 900, 'usd', 'pack-1');
