-- Records the progress of a renderer and renews its lease. No row when nothing is left to render.
with own as (
  update report
  set chapter = :chapter::int, chapters = :chapters::int, leased_until = now() + :lease_ms::int * interval '1 ms'
  where id = :id::uuid and status = 'processing'
  returning id
), further as (
  update report_document set leased_until = now() + :lease_ms::int * interval '1 ms'
  where report_id = :id::uuid and pdf is null and error is null and leased_until is not null
  returning report_id
)
select id from own union all select report_id from further
