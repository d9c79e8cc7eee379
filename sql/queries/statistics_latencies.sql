-- Requests of the last 7 days by their time.
select operation, bucket, sum(requests)::float8 as requests
from latency_day where day > :today::date - 7 and day <= :today::date
group by operation, bucket order by operation, bucket
