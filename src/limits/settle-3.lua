-- The rule of rule.ts for several questions about one account and one period of its plan, in their order.
--
-- KEYS[1]  units used in the period
-- KEYS[2]  when the bucket is full, in Unix microseconds; it expires then
-- KEYS[3]  exists while a penalty runs
-- ARGV[1]  units of the plan
-- ARGV[2]  requests per second of the plan
-- ARGV[3]  milliseconds for which the units are kept
-- ARGV[4]  a letter for each question: t(ake) or b(ook)
-- ARGV[5] and on: the units of each question
-- Returns { outcomes, used, penaltyMs }, as store.ts describes in `Settled`

local SECOND = 1000000

local units_max, step, kinds = tonumber(ARGV[1]), SECOND / tonumber(ARGV[2]), ARGV[4]
local used = tonumber(redis.call('get', KEYS[1]) or 0)
local penalty_ms = math.max(0, redis.call('pttl', KEYS[3]))
local total, outcomes = used, {}

local clock = redis.call('time')
local now = clock[1] * SECOND + clock[2]
-- A clock that was set back keeps no caller waiting.
local full = math.min(math.max(tonumber(redis.call('get', KEYS[2]) or 0), now), now + SECOND)

for turn = 1, #kinds do
  local units = tonumber(ARGV[4 + turn])
  local outcome = 'a'
  if string.sub(kinds, turn, turn) == 'b' then
    total = math.max(0, total + units)
  elseif penalty_ms > 0 then
    outcome = 'p'
  elseif full + step > now + SECOND then
    outcome = 'r'
  elseif total + units > units_max then
    outcome = 'q'
  else
    full = full + step
    total = total + units
  end
  outcomes[turn] = outcome
end

if full > now then
  redis.call('set', KEYS[2], string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
end
if total ~= used then
  redis.call('incrby', KEYS[1], string.format('%d', total - used))
  redis.call('pexpire', KEYS[1], ARGV[3])
end
return { table.concat(outcomes), used, penalty_ms }
