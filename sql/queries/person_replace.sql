-- Replaces a person. No row when the account has no such person, or has saved the new birth under another id.
with p as (
  update person o
  set name = :name, birth = :birth::jsonb, rodden_rating = :rodden_rating, notes = :notes, tags = :tags::text[],
    searched = :searched, same_birth = :same_birth::bytea, updated_at = now()
  where o.id = :id::uuid and o.account_id = :account_id::uuid and not exists (
    select from person s where s.account_id = o.account_id and s.same_birth = :same_birth::bytea and s.id <> o.id
  )
  returning *
)
select p.id, p.name, p.birth, p.rodden_rating, p.notes, p.tags, extract(epoch from p.created_at) * 1000 as created_at,
  extract(epoch from p.updated_at) * 1000 as updated_at,
  l.token as link_token, l.shows_name as link_shows_name, l.options as link_options,
  extract(epoch from l.created_at) * 1000 as link_created_at
from p left join person_link l on l.person_id = p.id
