select pg_notify('orrery_change', :text)::text
