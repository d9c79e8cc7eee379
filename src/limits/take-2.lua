-- Counts one request in the account's second and takes its units, or neither when there is no room for both.
--
-- KEYS[1]  units used in the period
-- KEYS[2]  requests in the second
-- ARGV[1]  units to take
-- ARGV[2]  units of the plan
-- ARGV[3]  requests per second of the plan
-- ARGV[4]  Unix milliseconds at which the count of units may be forgotten
--
-- Returns { 'accepted' | 'quota_exceeded' | 'rps_exceeded', units used, milliseconds to wait }

local units = tonumber(ARGV[1])
local used = tonumber(redis.call('get', KEYS[1]) or 0)

local requests = tonumber(redis.call('get', KEYS[2]) or 0)
if requests >= tonumber(ARGV[3]) then
  return { 'rps_exceeded', used, math.max(1, redis.call('pttl', KEYS[2])) }
end
if used + units > tonumber(ARGV[2]) then
  return { 'quota_exceeded', used, 0 }
end

if requests == 0 then
  redis.call('set', KEYS[2], 1, 'px', 1000)
else
  redis.call('incr', KEYS[2])
end
used = redis.call('incrby', KEYS[1], units)
redis.call('pexpireat', KEYS[1], ARGV[4])
return { 'accepted', used, 0 }
