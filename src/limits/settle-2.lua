-- Answers several questions about one account and one period of its plan in their order. A `take` takes its units and one
-- request of the second, or neither. A `book` adds its units whatever the plan allows, gives them back when they are
-- negative, and with none only reads the count.
--
-- KEYS[1]  units used in the period
-- KEYS[2]  the bucket: a hash of the requests that fitted at `filled`, the refusals of the second that began at `since`, and
--          the bursts that the fronts write; instants are Unix milliseconds
-- ARGV[1]  units of the plan
-- ARGV[2]  requests per second of the plan
-- ARGV[3]  milliseconds for which the units are kept
-- ARGV[4]  milliseconds for which the bucket is kept
-- ARGV[5]  a letter for each question: t(ake) or b(ook)
-- ARGV[6] and on: the units of each question
--
-- Returns { a letter for each question, units used before the first of them, time, refusals of this second, strikes,
-- penalties, end of the last one }. The letters: a(ccepted), q(uota exceeded), r(ate exceeded), p(enalised)

local units_max, per_second, kinds = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[5]
local used = tonumber(redis.call('get', KEYS[1]) or 0)
local total, outcomes = used, {}

local clock = redis.call('time')
local now = clock[1] * 1000 + clock[2] / 1000
local bucket = redis.call('hmget', KEYS[2], 'requests', 'filled', 'refused', 'since', 'strikes', 'penalties', 'ends')
local filled = tonumber(bucket[2] or now)
local at = math.max(filled, now)
local requests = math.min(per_second, tonumber(bucket[1] or per_second) + (at - filled) * per_second / 1000)
local refused, since = tonumber(bucket[3] or 0), tonumber(bucket[4] or 0)

for turn = 1, #kinds do
  local units = tonumber(ARGV[5 + turn])
  local outcome = 'a'
  if string.sub(kinds, turn, turn) == 'b' then
    total = math.max(0, total + units)
  elseif tonumber(bucket[7] or 0) > at then
    outcome = 'p'
  elseif requests < 1 then
    if at >= since + 1000 then
      since, refused = at, 0
    end
    refused = refused + 1
    outcome = 'r'
  elseif total + units > units_max then
    outcome = 'q'
  else
    requests = requests - 1
    total = total + units
  end
  outcomes[turn] = outcome
end

-- Numbers are written in full: Lua would round instants to 14 digits.
local function exact(number) return string.format('%.17g', number) end
if string.find(kinds, 't', 1, true) then
  redis.call('hset', KEYS[2], 'requests', exact(requests), 'filled', exact(at), 'refused', refused, 'since', exact(since))
  redis.call('pexpire', KEYS[2], ARGV[4])
end
if total ~= used then
  redis.call('incrby', KEYS[1], string.format('%d', total - used))
  redis.call('pexpire', KEYS[1], ARGV[3])
end
return { table.concat(outcomes), used, exact(at), refused, bucket[5] or '', tonumber(bucket[6] or 0), bucket[7] or '0' }
