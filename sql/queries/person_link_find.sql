-- The chart behind a public link.
select p.name, p.birth, l.shows_name, l.options
from person_link l join person p on p.id = l.person_id
where l.token = :token
