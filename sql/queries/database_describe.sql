-- The server, the size of this database, and how many of its connections are taken.
select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
  current_setting('max_connections')::int as connections_max
