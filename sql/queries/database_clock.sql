-- The time of the database in Unix milliseconds.
select (extract(epoch from clock_timestamp()) * 1000)::float8 as at_ms
