-- No row when the same reference was booked before.
insert into credit_entry (account_id, amount, cause, reference)
values (:account_id::uuid, :amount::int, :cause, :reference)
on conflict (account_id, cause, reference) do nothing
returning id
