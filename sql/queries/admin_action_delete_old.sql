-- Actions of over 400 days ago, and the oldest failed tries to sign in beyond the bound: strangers make these.
delete from admin_action where id = any(array(
  select id from admin_action
  where at < now() - interval '400 days'
    or id < (
      select id from admin_action where operation = 'admin_login' and coalesce(status, 401) >= 400
      order by id desc offset :failed_max::int limit 1
    ) and operation = 'admin_login' and coalesce(status, 401) >= 400
  order by id limit :rows_max for update skip locked
))
returning id
