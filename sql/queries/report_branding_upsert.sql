insert into report_branding (account_id, png, sha256, width, height, footer_label)
select id, :png::bytea, :sha::bytea, :width::integer, :height::integer, :footer_label::text
from account where id = :account_id and status <> 'deleted'
on conflict (account_id) do update
set png = excluded.png, sha256 = excluded.sha256, width = excluded.width, height = excluded.height,
  footer_label = excluded.footer_label, updated_at = now()
returning width, height, octet_length(png) as bytes, sha256, footer_label, updated_at
