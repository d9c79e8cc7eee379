-- The chart behind a public link. None from the moment at which the deletion of the account begins: its rows go later.
select p.name, p.birth, l.shows_name, l.options
from person_link l
join person p on p.id = l.person_id
join account a on a.id = l.account_id
where l.token = :token and a.status <> 'deleted'
