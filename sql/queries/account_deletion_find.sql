select account_id, issuer, subject, done, attempts from account_deletion where account_id = :account_id::uuid
