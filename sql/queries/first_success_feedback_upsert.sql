insert into first_success_feedback (account_id, rating, comment, endpoint, minutes_to_first_success)
select id, :rating::smallint, :comment::text, :endpoint::text, :minutes_to_first_success::double precision
from account where id = :account_id and status <> 'deleted'
on conflict (account_id) do update
set rating = excluded.rating, comment = excluded.comment, endpoint = excluded.endpoint,
  minutes_to_first_success = excluded.minutes_to_first_success, updated_at = now()
returning rating, comment, endpoint, minutes_to_first_success, updated_at
