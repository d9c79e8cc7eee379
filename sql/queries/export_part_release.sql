-- Gives a part back after an error, for another attempt some seconds later.
update export_part set leased_until = now() + attempts * interval '2 seconds', token = null
where export_id = :id::uuid and part = :part::int and token = :token::uuid and made_at is null
returning part
