-- Live fronts that do not have the secret of this mark, or are not known to have it.
select host, pid, secret_mark is not null as is_known from process_beat
where kind = 'front' and seen_at >= now() - make_interval(secs => :alive_ms::float8 / 1000)
  and secret_mark is distinct from :secret_mark
order by started_at, id limit :rows_max::int
