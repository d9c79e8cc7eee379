select d.sha256, d.pages, d.error from report_document d join report r on r.id = d.report_id
where d.report_id = :id::uuid and d.variant = :variant and r.account_id = :account_id::uuid
