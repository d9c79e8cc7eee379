-- Longer than a statement of a front may take.
select set_config('statement_timeout', '600s', true) as patience
