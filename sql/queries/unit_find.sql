select units_bought, unit_entries from account where id = :account_id
