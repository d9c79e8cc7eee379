-- Rows that commit 80f5dc85 adds, the last with migration 0053: requests as they were sent, and exports that began anew.
insert into idempotency (account_id, key_hash, request_hash, sent_hash, claim, leased_until, kept_until) values
  ('00000000-0000-4000-8000-000000000001', sha256('key of 0053'), sha256('parsed'), sha256('sent'),
    '00000000-0000-4000-8000-000000000c53', now(), now() + interval '1 day');
insert into export (id, account_id, status, plan, request, order_key, outline, format, version, row_count, part_count, ended_at, units, units_delivered, run) values
  ('00000000-0000-4000-8000-000000000e53', '00000000-0000-4000-8000-000000000001', 'cancelled', '{"z": 1}', '{"start": "1900-01-01"}', sha256('order'), '{}', 'csv', '0.1.0-y', 2, 2, now(), 2, 1, 1);
insert into export_part (export_id, part, first_row, row_count, rows_made, bytes, sha256, made_at, delivered_at) values
  ('00000000-0000-4000-8000-000000000e53', 0, 0, 1, 1, 4, sha256(E'a,b\n'), now(), now());
insert into process_beat (id, kind, host, pid, version, started_at, is_ready, resident_mb, data_version, secret_mark) values
  ('00000000-0000-4000-8000-000000000b53', 'exporter', 'host', 2, '0.1.0', now(), true, 90, '0.1.0-y', 'mark');
