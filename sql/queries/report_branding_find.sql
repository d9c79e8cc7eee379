select width, height, octet_length(png) as bytes, sha256, footer_label, updated_at
from report_branding where account_id = :account_id
