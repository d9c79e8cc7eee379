-- Whether somebody signed in from a network in the last 30 days.
select exists (
  select from admin_session where network = :network and opened_at > now() - interval '30 days'
) as known
