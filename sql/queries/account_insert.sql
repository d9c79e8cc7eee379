-- A new active account that does not expire.
insert into account (name, plan) values (:name, :plan) returning id
