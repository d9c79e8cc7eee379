-- Refuses access tokens issued until now. Tokens state their time of issue in whole seconds. Rounding down accepts tokens of
-- this second, which is right only when their session is checked as well.
update account
set tokens_valid_after = greatest(
  tokens_valid_after,
  case when :sessions_known::boolean then date_trunc('second', now()) else now() end
)
where id = :account_id
returning id
