-- Answers several questions of one account about one period of its plan, in their order, as if one had come after the
-- other. A `take` takes its units and one request of the second, or neither; a `book` books its units whatever the plan
-- allows, gives them back when they are negative, and with none only asks.
--
-- KEYS[1]  units used in the period
-- KEYS[2]  the bucket: a hash of the requests that fitted at `filled`, the refusals of the second that began at `since`, the
--          strikes, the number of penalties and the end of the last one; instants are Unix milliseconds
-- ARGV[1]  units of the plan
-- ARGV[2]  requests per second of the plan
-- ARGV[3]  Unix milliseconds at which the count of units may be forgotten
-- ARGV[4]  strikes that bring a penalty
-- ARGV[5]  milliseconds for which a strike counts
-- ARGV[6]  milliseconds of the first penalty
-- ARGV[7]  milliseconds within which the next one doubles
-- ARGV[8]  milliseconds of the longest
-- ARGV[9]  a letter for each question: t(ake) or b(ook)
-- ARGV[10] and on: the units of each question
--
-- Returns { a letter for each question, units used before the first of them, milliseconds that remain of a penalty }:
-- a(ccepted), q(uota exceeded), r(ate exceeded), p(enalised)

local units_max, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
local kinds = ARGV[9]
local used = tonumber(redis.call('get', KEYS[1]) or 0)
local total = used
local outcomes = {}
local takes = string.find(kinds, 't', 1, true)

local clock = redis.call('time')
local at = clock[1] * 1000 + clock[2] / 1000
local requests, refused, since, strikes, penalties, ends
if takes then
  local bucket = redis.call('hmget', KEYS[2], 'requests', 'filled', 'refused', 'since', 'strikes', 'penalties', 'ends')
  local waited = math.max(0, at - tonumber(bucket[2] or at))
  requests = math.min(per_second, tonumber(bucket[1] or per_second) + waited * per_second / 1000)
  refused, since = tonumber(bucket[3] or 0), tonumber(bucket[4] or 0)
  strikes, penalties, ends = bucket[5] or '', tonumber(bucket[6] or 0), tonumber(bucket[7] or 0)
end

-- A strike for this second; enough of them are a penalty.
local function strike()
  local counting = {}
  for struck in string.gmatch(strikes, '[%d.]+') do
    if tonumber(struck) > at - ARGV[5] then table.insert(counting, struck) end
  end
  table.insert(counting, string.format('%.3f', at))
  if #counting >= tonumber(ARGV[4]) then
    counting = {}
    penalties = at < ends + ARGV[7] and penalties + 1 or 1
    ends = at + math.min(ARGV[8], ARGV[6] * 2 ^ (penalties - 1))
  end
  strikes = table.concat(counting, ' ')
end

local took, struck = false, false
for turn = 1, #kinds do
  local units = tonumber(ARGV[9 + turn])
  local outcome = 'a'
  if string.sub(kinds, turn, turn) == 'b' then
    total = math.max(0, total + units)
  elseif ends > at then
    outcome = 'p'
  elseif requests < 1 then
    struck = true
    if at >= since + 1000 then
      since, refused = at, 0
    end
    refused = refused + 1
    -- As many again as the plan allows were refused: this second is a burst, and is so once.
    if refused == per_second + 1 then strike() end
    outcome = ends > at and 'p' or 'r'
  elseif total + units > units_max then
    outcome = 'q'
  else
    took = true
    requests = requests - 1
    total = total + units
  end
  outcomes[turn] = outcome
end

-- Numbers are written in full: Lua would round instants to 14 digits.
local function exact(number) return string.format('%.17g', number) end
if struck then
  redis.call('hset', KEYS[2], 'refused', refused, 'since', exact(since), 'strikes', strikes, 'penalties', penalties,
    'ends', exact(ends))
end
if took or struck then
  redis.call('hset', KEYS[2], 'requests', exact(requests), 'filled', exact(at))
  redis.call('pexpire', KEYS[2], string.format('%d', math.max(0, ends - at) + ARGV[7]))
end
if total ~= used then
  redis.call('incrby', KEYS[1], string.format('%d', total - used))
  redis.call('pexpireat', KEYS[1], ARGV[3])
end
return { table.concat(outcomes), used, takes and math.ceil(math.max(0, ends - at)) or 0 }
