-- A request for authorization travels sealed through the page, and has no row. Of one that was decided the id is kept until the
-- request would have expired.
create table oauth_decision (
  id uuid primary key,
  expires_at timestamptz not null
);
create index oauth_decision_expires_at on oauth_decision (expires_at);

-- The front of the previous version still uses the table of waiting requests.
delete from oauth_request;
