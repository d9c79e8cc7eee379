-- Access tokens made up to now are refused. Tokens tell when they were made in whole seconds: rounded down, a token of this
-- second passes, which is right only where its session is asked for as well.
update account
set tokens_valid_after = greatest(
  tokens_valid_after,
  case when :sessions_known::boolean then date_trunc('second', now()) else now() end
)
where id = :account_id
returning id
