-- Rows that commit 95d7ecac adds, the last with migration 0020: reports and their credits.
insert into report (id, account_id, status, order_key, options, content, wheel_svg, variant, ended_at) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001', 'completed', sha256('order'),
    '{"page_size": "A4"}', '{"b": 1, "a": [1.10, "é\\n"]}', '<svg/>', 'without_logo', now()),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-000000000001', 'queued', null, '{}', '{}', '<svg/>', 'with_logo', null);
insert into report_document (report_id, variant, pdf, sha256, pages) values
  ('00000000-0000-4000-8000-0000000000d1', 'without_logo', convert_to('%PDF-1.7 of the fixture', 'UTF8'), sha256('%PDF-1.7 of the fixture'), 3),
  ('00000000-0000-4000-8000-0000000000d2', 'with_logo', null, null, null);
insert into callback_secret (account_id, secret) values ('00000000-0000-4000-8000-000000000001', sha256('callback'));
insert into report_callback (report_id, account_id, url) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000001', 'https://hooks.example.com/');
insert into credit_entry (account_id, amount, cause, reference) values
  ('00000000-0000-4000-8000-000000000001', 20, 'plan_grant', 'month-1'),
  ('00000000-0000-4000-8000-000000000001', -1, 'report', '00000000-0000-4000-8000-0000000000d1');
update api_key set allowed_origins = '{https://example.com}' where id = '00000000-0000-4000-8000-0000000000a2';
select nextval('limit_batch_number'), nextval('limit_batch_number');
select request_log_tend(now() - interval '15 days', now() + interval '7 days', now() - interval '400 days');
insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms, requests, mcp_client)
select now() - n * interval '1 hour', gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'natal', 'POST',
  '/api/v1/natal', 429, 0, 1, 7, case when n % 2 = 0 then 'client' end
from generate_series(0, 20) n;
