update letter set outcome = :outcome, ended_at = now(), detail = null
where id = :id and outcome is null
returning id
