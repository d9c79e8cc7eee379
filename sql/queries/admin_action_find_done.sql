-- Whether an operation about a subject was answered with success before.
select exists (
  select from admin_action where subject = :subject and operation = :operation and status between 200 and 299
) as done
