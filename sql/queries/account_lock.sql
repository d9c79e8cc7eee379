-- What counts rows of an account before it adds one holds this until its transaction ends.
select id from account where id = :id for no key update
