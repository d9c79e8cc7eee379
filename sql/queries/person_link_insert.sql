-- A link to the chart of a person, in the place of an earlier one. No row when the account has no such person.
insert into person_link (person_id, account_id, token, shows_name, options)
select p.id, p.account_id, :token, :shows_name::boolean, :options::jsonb
from person p where p.id = :person_id::uuid and p.account_id = :account_id::uuid
on conflict (person_id) do update
set token = excluded.token, shows_name = excluded.shows_name, options = excluded.options, created_at = now()
returning token, shows_name, options, extract(epoch from created_at) * 1000 as created_at
