-- The key with a budget that ordered an export, and the month that paid, as `month 2026-11-01`. The units that come back to the
-- account come back to the budget too, until that month is over. The key may be deleted before its export.
alter table export add column key_id uuid, add column key_period text;
