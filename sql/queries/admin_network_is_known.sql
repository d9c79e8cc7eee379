-- Whether somebody signed in from a network in the last 30 days, with the name and password of now.
select exists (
  select from admin_session where network = :network and configured_as = :configured_as and opened_at > now() - interval '30 days'
) as known
