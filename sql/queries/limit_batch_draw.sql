select nextval('limit_batch_number') as number
