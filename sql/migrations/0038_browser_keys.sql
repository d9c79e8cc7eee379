-- Keys by which our own pages call the service for the person who is signed in. They end with the session, are not listed and
-- are no event of the statistics.
alter table api_key
  add column session_id text references identity.session (id) on delete cascade,
  add constraint api_key_of_session_expires check (session_id is null or expires_at is not null);
create index api_key_session_id on api_key (session_id) where session_id is not null;

drop trigger api_key_event on api_key;
create trigger api_key_event after insert on api_key for each row when (new.session_id is null)
  execute function note_row_event('key_made');
