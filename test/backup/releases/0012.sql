-- Rows of an installation of commit b3dfe1ff, the last with migration 0012. Texts have what COPY escapes.
insert into account (id, name, plan, issuer, subject, email, email_verified, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'Ada', 'operator', 'orrery', 'user-1', 'ada@example.com', true, now() - interval '40 days'),
  ('00000000-0000-4000-8000-000000000002', E'tab\there, line\nthere, \\N and "Ἀστρολογία"', 'demo', null, null, null, false, now());
insert into api_key (id, account_id, hash, prefix, name, areas) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001',
    sha256('orr_live_wX9B0ioytfA9I8hDG1UX7mb8ciiyZFGoD8vNCmeRL5q4YDoek'), 'orr_live_wX9B0i', 'of the fixture', null),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000002', sha256('two'), 'orr_live_000000', 'two', '{data}');
insert into demo_key_given default values;
insert into quota_use values ('00000000-0000-4000-8000-000000000001', 'month', date_trunc('month', now() at time zone 'UTC'), 1234);
insert into render (key, bytes, expires_at) values ('picture', '\x00ff', now() + interval '1 day');
insert into deleted_identity (hash) values (sha256('gone'));
insert into identity."user" (id, name, email, "emailVerified") values ('user-1', 'Ada', 'ada@example.com', true);
insert into identity.session (id, "expiresAt", token, "updatedAt", "userId") values
  ('session-1', now() + interval '20 days', 'token-1', now(), 'user-1');
insert into identity.account (id, "accountId", "providerId", "userId", password, "updatedAt") values
  ('credential-1', 'user-1', 'credential', 'user-1', '$scrypt$', now());
insert into identity.verification (id, identifier, value, "expiresAt") values ('v', 'i', 'x', 'infinity');
insert into identity."rateLimit" values ('r', 'k', 3, 1790000000000);
insert into audit_event (account_id, actor, action, detail) values
  ('00000000-0000-4000-8000-000000000001', 'account', 'key_created', '{"name": "a \\ b \"c\" \u00e9"}'),
  ('00000000-0000-4000-8000-000000000001', 'system', 'signed_in', '{}');
insert into onboarding (account_id, answers) values ('00000000-0000-4000-8000-000000000001', '{"use": ["charts"]}');
insert into notification_settings values ('00000000-0000-4000-8000-000000000001', true, false, true, true, true);
insert into report_branding (account_id, png, sha256, width, height) values
  ('00000000-0000-4000-8000-000000000001', decode(repeat('00ff5c0a', 250000), 'hex'), sha256('logo'), 600, 200);
insert into idempotency (account_id, key_hash, request_hash, claim, leased_until, kept_until, status, answer) values
  ('00000000-0000-4000-8000-000000000001', sha256('key'), sha256('request'), '00000000-0000-4000-8000-0000000000c1',
    now(), now() + interval '1 day', 200, '\x00010a5c');
insert into idempotency_space values ('00000000-0000-4000-8000-000000000001', 4);
select request_log_tend(now() - interval '45 days', now(), now() - interval '400 days');
insert into request_log (at, id, account_id, key_id, operation, method, path, status, units, duration_ms)
select now() - n * interval '13 hours', gen_random_uuid(), '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-0000000000a1', 'natal', 'POST', '/api/v1/natal', 200, 1, n
from generate_series(0, 80) n;
insert into mail_count values (sha256('ada@example.com'), now(), 2);
