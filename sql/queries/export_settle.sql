-- Notes what an export gave back. No row when another front was first.
update export set units_returned = :units::int where id = :id::uuid and units_returned is null returning id
