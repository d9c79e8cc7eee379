-- Saves people. One that the account has saved already gives no row.
with p as (
  insert into person (account_id, name, birth, rodden_rating, notes, tags, searched, same_birth)
  select :account_id::uuid, r.name, r.birth, r.rodden_rating, r.notes, r.tags, r.searched, decode(r.same_birth, 'hex')
  from jsonb_to_recordset(:rows::jsonb) as r (name text, birth jsonb, rodden_rating text, notes text, tags text[], searched text, same_birth text)
  on conflict (account_id, same_birth) do nothing
  returning *
)
select p.id, p.name, p.birth, p.rodden_rating, p.notes, p.tags, extract(epoch from p.created_at) * 1000 as created_at,
  extract(epoch from p.updated_at) * 1000 as updated_at,
  null::text as link_token, null::boolean as link_shows_name, null::jsonb as link_options, null::float8 as link_created_at
from p
