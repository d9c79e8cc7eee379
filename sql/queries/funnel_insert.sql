-- No row when the name is taken, or when there are enough. Two at once may pass the bound by one.
insert into funnel (name, steps, window_days)
select :name, :steps::text[], :window_days::int where (select count(*) from funnel) < :most::int
on conflict (name) do nothing
returning id, name, steps, window_days, created_at, updated_at
