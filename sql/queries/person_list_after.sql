-- People of an account by their ids, from the one after `after` on, or from the first.
select p.id, p.name, p.birth, p.rodden_rating, p.notes, p.tags, extract(epoch from p.created_at) * 1000 as created_at,
  extract(epoch from p.updated_at) * 1000 as updated_at,
  l.token as link_token, l.shows_name as link_shows_name, l.options as link_options,
  extract(epoch from l.created_at) * 1000 as link_created_at
from person p left join person_link l on l.person_id = p.id
where p.account_id = :account_id::uuid and (:after::uuid is null or p.id > :after::uuid)
order by p.id
limit :row_limit::int
