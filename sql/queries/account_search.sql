-- The accounts with this id or this e-mail address. An address may have one account at each issuer.
select id, name, email, plan from account
where status <> 'deleted' and (id::text = lower(:text) or lower(email) = lower(:text))
order by created_at
limit 20
