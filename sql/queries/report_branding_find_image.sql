select png, sha256 from report_branding where account_id = :account_id
