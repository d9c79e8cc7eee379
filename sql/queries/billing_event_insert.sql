-- No row for an event that is known.
insert into billing_event (id, kind, topic, subject, created_at, outcome, finished_at)
values (
  :id, :kind, :topic::text, :subject::text, to_timestamp(:created_at::float8 / 1000),
  case when :topic::text is null then 'ignored' end, case when :topic::text is null then now() end
)
on conflict (id) do nothing
returning id
