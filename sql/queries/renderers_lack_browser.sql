-- Whether renderers are known of, and none of them has a browser.
select coalesce(bool_and(not is_ready), false) as lacks
from process_beat
where kind = 'renderer' and seen_at >= now() - make_interval(secs => :alive_ms::float8 / 1000)
