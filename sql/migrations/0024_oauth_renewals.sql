-- When the refresh token was last replaced. For a moment after that, the same request is answered once more.
alter table oauth_grant add column rotated_at timestamptz;
