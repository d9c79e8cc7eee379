-- The format of the files of an export.
select format from export where id = :id::uuid
