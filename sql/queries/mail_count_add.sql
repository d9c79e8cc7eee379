-- Counts a message to an address. No row when it has had all messages of the hour that began with the first.
with over as (
  delete from mail_count where since < now() - interval '1 hour' and recipient_hash <> :recipient_hash
)
insert into mail_count as counted (recipient_hash, since, messages)
values (:recipient_hash, now(), 1)
on conflict (recipient_hash) do update set
  since = case when counted.since < now() - interval '1 hour' then now() else counted.since end,
  messages = case when counted.since < now() - interval '1 hour' then 1 else counted.messages + 1 end
where counted.since < now() - interval '1 hour' or counted.messages < :messages_max::int
returning messages
