-- The partitions in groups of `most`, the newest first, each with its first instant and its end in Unix milliseconds.
select (extract(epoch from min(from_at)) * 1000)::float8 as from_ms, (extract(epoch from max(to_at)) * 1000)::float8 as to_ms
from (
  select from_at, to_at, (row_number() over (order by from_at desc) - 1) / :most::int as span from request_log_bounds()
) as parts
group by span
order by span
