-- Whoever waits may try again at once.
delete from admin_attempt returning hash
