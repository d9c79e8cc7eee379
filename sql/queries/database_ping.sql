-- Whether the database answers at all.
select 1 as answer
