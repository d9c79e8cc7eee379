-- A new account, active and without end.
insert into account (name, plan) values (:name, :plan) returning id
