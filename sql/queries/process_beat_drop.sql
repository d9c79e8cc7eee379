delete from process_beat where id = :id::uuid
returning id
