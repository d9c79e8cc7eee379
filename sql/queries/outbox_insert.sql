-- Stores a message that cannot be sent. Keeps the latest hundred of the last day.
with old as (
  delete from mail_outbox
  where at < now() - interval '1 day'
    or id <= (select id from mail_outbox order by id desc offset 99 limit 1)
)
insert into mail_outbox (recipient, subject, text, html)
values (:recipient, :subject, :text, :html)
returning id::text
