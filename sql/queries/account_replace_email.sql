-- Gives the account of a user another confirmed address. Access tokens issued before name the old one: they are refused. Tokens
-- state their time of issue in whole seconds, and their session is checked as well.
update account
set email = :email, email_verified = true, tokens_valid_after = greatest(tokens_valid_after, date_trunc('second', now()))
where issuer = :issuer and subject = :subject and status <> 'deleted'
returning id
