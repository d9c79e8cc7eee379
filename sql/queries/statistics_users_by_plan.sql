select plan, count(*)::int as users from account where status <> 'deleted' group by plan order by users desc, plan
