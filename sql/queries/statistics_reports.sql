-- Reports that are kept, by state.
select status, count(*)::int as reports from report group by status order by status
