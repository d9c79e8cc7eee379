-- How many people of an account match, and how many there are.
select count(*) filter (
  where (:words::text[] is null or not exists (select from unnest(:words::text[]) as word where position(word in p.searched) = 0))
    and (:tag::text is null or :tag::text = any(p.tags))
    and (:rating::text is null or p.rodden_rating = :rating::text)
)::int as total, count(*)::int as saved
from person p where p.account_id = :account_id::uuid
