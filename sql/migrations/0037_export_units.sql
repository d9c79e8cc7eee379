-- What an export cost, and what came back of it. Null while it is not known to be settled: exports that fail give back all of
-- their units, and cancelled ones those of the rows that they have not made.
alter table export add column units integer not null default 0 check (units >= 0),
  add column units_returned integer check (units_returned between 0 and units);
create index export_unsettled on export (id) where status in ('failed', 'cancelled') and units_returned is null;
