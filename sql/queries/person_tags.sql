-- The tags of an account, the most used first.
select tag, count(*)::int as people from person, unnest(tags) as tag
where account_id = :account_id::uuid
group by tag order by people desc, tag limit :tags_max::int
