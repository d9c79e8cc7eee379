-- Rows that commit 82863614 adds, the last with migration 0039: exports, and keys of browsers.
insert into export (id, account_id, status, plan, outline, format, version, row_count, part_count, ended_at, units) values
  ('00000000-0000-4000-8000-000000000e01', '00000000-0000-4000-8000-000000000001', 'completed', '{"z": 1, "a": 2}', '{}', 'csv', '0.1.0-x', 2, 1, now(), 1);
insert into export_part (export_id, part, first_row, row_count, rows_made, bytes, sha256, made_at) values
  ('00000000-0000-4000-8000-000000000e01', 0, 0, 2, 2, 8, sha256(E'a,b\n1,2\n'), now());
insert into api_key (account_id, hash, prefix, name, session_id, expires_at) values
  ('00000000-0000-4000-8000-000000000001', sha256('browser'), 'orr_live_bbbbbb', 'browser', 'session-1', now() + interval '20 days');
