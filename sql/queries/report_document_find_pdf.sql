select pdf from report_document where report_id = :id::uuid and variant = :variant and pdf is not null
