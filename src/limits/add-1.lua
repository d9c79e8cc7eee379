-- Books units, or gives them back when negative; a count never falls below zero.
--
-- KEYS[1]  units used in the period
-- ARGV[1]  units
-- ARGV[2]  Unix milliseconds at which the count may be forgotten

if redis.call('incrby', KEYS[1], ARGV[1]) < 0 then
  redis.call('set', KEYS[1], 0)
end
return redis.call('pexpireat', KEYS[1], ARGV[2])
