-- Serialises transactions that count an account's rows before they add one. Holds until the transaction ends.
select id from account where id = :id for no key update
