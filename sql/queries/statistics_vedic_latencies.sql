-- Tool calls of Vedic astrology on the last days by their time.
select to_char(day, 'YYYY-MM-DD') as date, bucket, sum(requests)::float8 as requests
from latency_day where is_vedic and day > :today::date - :days::int and day <= :today::date
group by day, bucket order by day, bucket
