-- Given answers replace earlier ones, null deletes one, the others stay.
insert into onboarding as o (account_id, answers)
select id, jsonb_strip_nulls(:answers::jsonb) from account where id = :account_id and status <> 'deleted'
on conflict (account_id) do update
set answers = jsonb_strip_nulls(o.answers || :answers::jsonb), updated_at = now()
returning answers, updated_at
