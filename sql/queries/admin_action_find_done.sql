-- Whether one of some operations about a subject was answered with success before. A page leads on by 303.
select exists (
  select from admin_action where subject = :subject and operation = any(:operations::text[]) and status between 200 and 303
) as done
