insert into report (account_id, order_key, options, content, wheel_svg, variant)
values (:account_id::uuid, :order_key, :options::jsonb, :content::json, :wheel_svg, :variant)
returning id, status, created_at
