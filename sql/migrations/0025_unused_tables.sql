-- Requests for authorization travel sealed since 0023, and messages wait in files since 0016. No front reads these tables.
drop table oauth_request;
drop table mail_outbox;
