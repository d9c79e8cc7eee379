select nextval('billing_reading')::float8 as reading
