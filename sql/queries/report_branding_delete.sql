delete from report_branding where account_id = :account_id returning account_id
