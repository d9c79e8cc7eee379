-- Takes bought units and books their entry. No row, and nothing taken, when there are not that many.
with spent as (
  update account set units_bought = units_bought - :units::bigint, unit_entries = unit_entries + 1
  where id = :account_id and units_bought >= :units::bigint and status <> 'deleted'
  returning id, units_bought, unit_entries
), entry as (
  insert into unit_entry (account_id, amount, balance, cause, reference)
  select id, -(:units::bigint), units_bought, 'spent', gen_random_uuid()::text from spent
  returning reference
)
select entry.reference, spent.units_bought, spent.unit_entries from spent, entry
