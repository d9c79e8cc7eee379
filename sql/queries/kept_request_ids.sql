select id from kept_request where account_id = :account_id::uuid and at > now() - interval '7 days'
order by at desc limit :count::int
