select rating, comment, endpoint, minutes_to_first_success, updated_at
from first_success_feedback where account_id = :account_id::uuid
