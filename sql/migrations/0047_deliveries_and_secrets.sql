-- An export that begins anew deletes its files. What its account has downloaded before stays paid if the export is cancelled.

-- When the first download of the part began.
alter table export_part add column delivered_at timestamptz;
-- Units of the rows that were delivered before the last beginning: the most of any.
alter table export add column units_delivered integer not null default 0 check (units_delivered between 0 and units);

-- A keyed hash that tells whether two fronts have the same `AUTH_SECRET`. Null: it is not known, or no front.
alter table process_beat add column secret_mark text;
