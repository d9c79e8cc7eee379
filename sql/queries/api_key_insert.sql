insert into api_key (account_id, hash, prefix, name)
values (:account_id, :hash, :prefix, :name)
returning id
