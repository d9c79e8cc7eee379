-- The format of the files of an export, and its beginnings.
select format, run from export where id = :id::uuid
