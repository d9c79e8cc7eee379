-- Counts a try before its password is compared, so that tries at once cannot outrun the count. The wait after it is given by
-- the number of tries. Nothing is counted for one that has to wait.
insert into admin_attempt as a (hash, tries, last_at, next_at)
select each.hash, 1, now(), now()
from (select :one::bytea as hash union select :other::bytea) as each
order by each.hash
on conflict (hash) do update set
  tries = case when a.last_at < now() - :window_ms::int * interval '1 ms' then 1 else least(a.tries, 1000) + 1 end,
  last_at = now(),
  next_at = case
    when a.last_at < now() - :window_ms::int * interval '1 ms' or a.tries + 1 < :free::int then now()
    else now() + least(:wait_max_ms::int, 1000 * 2 ^ least(a.tries + 1 - :free::int, 20)) * interval '1 ms'
  end
where a.next_at <= now()
returning hash
