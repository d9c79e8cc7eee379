-- Whether a request of an operator was to change something. What only read is most of the list. Older rows count as changes.
alter table admin_action add column is_change boolean not null default true;
