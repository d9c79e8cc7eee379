-- The rule `settle` of memory.ts for several questions about one account and one period of its plan, in their order.
--
-- KEYS[1]  units used in the period
-- KEYS[2]  when the bucket is full, in Unix microseconds; it expires then
-- KEYS[3]  exists while a penalty runs
-- KEYS[4]  the run of Redis in which KEYS[1] was compared with its copy
-- ARGV[1]  units of the plan
-- ARGV[2]  requests per second of the plan
-- ARGV[3]  milliseconds for which the units are kept
-- ARGV[4]  the present run of Redis; with a floor, empty if the copy was unreachable
-- ARGV[5]  units that were used at least, or -1 for a count that was compared in this run
-- ARGV[6]  a letter for each question: t(ake) or b(ook)
-- ARGV[7] and on: the units of each question
-- Returns { outcomes, used, penaltyMs }, as store.ts describes in `Settled`. No outcomes: the count must be compared first.

local SECOND = 1000000

local units_max, step, kinds = tonumber(ARGV[1]), SECOND / tonumber(ARGV[2]), ARGV[6]
local text, floor = redis.call('get', KEYS[1]), tonumber(ARGV[5])
local stored = text and tonumber(text)
local compared = stored and redis.call('get', KEYS[4]) == ARGV[4]
if floor < 0 and not compared then
  return { '', 0, 0 }
end
local used = math.max(stored or 0, floor)
local penalty_ms = math.max(0, redis.call('pttl', KEYS[3]))
local total, outcomes = used, {}

local clock = redis.call('time')
local now = clock[1] * SECOND + clock[2]
-- A clock that was set back keeps no caller waiting.
local full = math.min(math.max(tonumber(redis.call('get', KEYS[2]) or 0), now), now + SECOND)

for turn = 1, #kinds do
  local units = tonumber(ARGV[6 + turn])
  local outcome = 'a'
  if string.sub(kinds, turn, turn) == 'b' then
    total = math.max(0, total + units)
  elseif penalty_ms > 0 then
    outcome = 'p'
  elseif full + step > now + SECOND then
    outcome = 'r'
  else
    full = full + step
    if total + units > units_max then
      outcome = 'q'
    else
      total = total + units
    end
  end
  outcomes[turn] = outcome
end

if full > now then
  redis.call('set', KEYS[2], string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
end
-- A mere look writes nothing, so that none brings back the counts of a deleted account.
if string.find(kinds, 't', 1, true) or total ~= used then
  if total ~= stored then
    redis.call('set', KEYS[1], string.format('%d', total), 'PX', ARGV[3])
  end
  if not compared and ARGV[4] ~= '' then
    redis.call('set', KEYS[4], ARGV[4], 'PX', ARGV[3])
  end
end
return { table.concat(outcomes), used, penalty_ms }
