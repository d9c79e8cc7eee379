-- Makes an account with a key for the first caller. Later and concurrent callers get no row.
with given as (
  insert into demo_key_given default values on conflict do nothing returning only_row
), owner as (
  insert into account (name, plan) select :name, :plan from given returning id
)
insert into api_key (account_id, hash, prefix, name)
select id, :hash, :prefix, :name from owner
returning id
