-- Changes the balance of bought units and books its entry. No row when the same reference was booked before, or when the
-- account is gone. Fails when the balance would fall below zero. The lock orders the entries of an account.
with holder as (
  select id, units_bought from account where id = :account_id and status <> 'deleted' for no key update
), entry as (
  insert into unit_entry (account_id, amount, balance, cause, reference)
  select id, :amount::bigint, units_bought + :amount::bigint, :cause, :reference from holder
  on conflict (account_id, cause, reference) do nothing
  returning account_id, balance
)
update account set units_bought = entry.balance, unit_entries = unit_entries + 1 from entry
where account.id = entry.account_id
returning units_bought, unit_entries
