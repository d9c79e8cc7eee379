-- Number of reports by status. Ended ones count for an hour.
select status, count(*)::int as count from report where status in ('queued', 'processing') group by status
union all
select status, count(*)::int from report
where ended_at > now() - interval '1 hour' and status in ('completed', 'failed') group by status
