-- The units that a key may spend in a calendar month in UTC; null: as many as its plan has. quota_use counts them, under the
-- id of the key in place of an account. A test key costs nothing and gets fixed samples.
alter table api_key
  add column units_per_month integer check (units_per_month > 0),
  add column is_test boolean not null default false;
