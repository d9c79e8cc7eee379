-- A page of the people of an account, by name.
select p.id, p.name, p.birth, p.rodden_rating, p.notes, p.tags, extract(epoch from p.created_at) * 1000 as created_at,
  extract(epoch from p.updated_at) * 1000 as updated_at,
  l.token as link_token, l.shows_name as link_shows_name, l.options as link_options,
  extract(epoch from l.created_at) * 1000 as link_created_at
from person p left join person_link l on l.person_id = p.id
where p.account_id = :account_id::uuid
  and (:words::text[] is null or not exists (select from unnest(:words::text[]) as word where position(word in p.searched) = 0))
  and (:tag::text is null or :tag::text = any(p.tags))
  and (:rating::text is null or p.rodden_rating = :rating::text)
order by lower(p.name), p.id
limit :row_limit::int offset :row_offset::int
