-- Messages of the last day, the newest first.
select (extract(epoch from at) * 1000)::float8 as at, recipient, subject, text
from mail_outbox
where at > now() - interval '1 day'
order by id desc
limit 100
