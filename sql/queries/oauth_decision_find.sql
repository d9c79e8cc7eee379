select id from oauth_decision where id = :id
