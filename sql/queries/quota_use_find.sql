select units from quota_use
where account_id = :account_id and period = :period and period_start = :period_start::date
