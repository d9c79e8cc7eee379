insert into billing_deleted_account (id) values (:id::uuid) on conflict do nothing returning id
