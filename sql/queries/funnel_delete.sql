delete from funnel where id = :id::uuid returning id
