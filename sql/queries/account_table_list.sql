-- Every table with data of accounts, each partition on its own. Excludes the tables that keep the progress of a deletion.
select c.relname::text as name
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
where a.attname = 'account_id' and not a.attisdropped and c.relkind = 'r' and n.nspname = 'public'
  and c.relname <> 'account_deletion'
order by c.relname
