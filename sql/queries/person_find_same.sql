-- Which births of a list an account has saved.
select encode(same_birth, 'hex') as same_birth from person
where account_id = :account_id::uuid
  and same_birth = any(array(select decode(hex, 'hex') from unnest(:hashes::text[]) as hex))
