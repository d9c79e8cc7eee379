-- Messages without a relay wait in files below VAR_DIR. The front of the previous version still uses the table.
delete from mail_outbox;
