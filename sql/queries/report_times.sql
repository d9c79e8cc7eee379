-- Seconds that the reports of the last hour waited in the queue, and seconds that they took to render.
select quantile, coalesce(
    percentile_cont(quantile) within group (order by date_part('epoch', started_at - created_at)), 'nan'
  ) as queued,
  coalesce(percentile_cont(quantile) within group (order by date_part('epoch', ended_at - started_at)), 'nan') as rendered
from unnest(array[0.5, 0.9, 0.99]) as quantile
left join report on ended_at > now() - interval '1 hour' and status = 'completed'
group by quantile order by quantile
