/* global App, SETTINGS */
// The script of the interactive wheel, which runs in the frame of an MCP host. page.ts puts `App`, the class of the MCP Apps
// SDK, and `SETTINGS` before it.

const SETTLED_MS = 250
/** Units of the drawing around a glyph that belong to it. */
const REACH = 8
const DAY_MS = 86_400_000
const SVG_OF_RESULT = 'orrery/svg'
/** The input with what the person was asked for. */
const INPUT_OF_RESULT = 'orrery/input'

const at = (id) => document.getElementById(id)
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS

const app = new App({ name: 'orrery-wheel', version: SETTINGS.version }, {})
const chart = { input: null, theme: 'light', asked: 0 }

function say(text, isWrong = false) {
  at('status').textContent = text
  at('status').classList.toggle('wrong', isWrong)
}

/** Puts the drawing of a tool's result on the page. Scripts in an SVG that is parsed this way do not run. */
function show(svg) {
  const drawing = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
  for (const each of drawing.querySelectorAll('script, foreignObject')) each.remove()
  at('wheel').replaceChildren(drawing)
  at('title').textContent = drawing.getAttribute('aria-label') ?? 'Chart'
  for (const body of drawing.querySelectorAll('[data-body]')) {
    body.prepend(targetOf(body))
    body.setAttribute('tabindex', '0')
    body.setAttribute('role', 'button')
    body.setAttribute('aria-label', nameOf(body))
    body.addEventListener('pointerenter', () => choose(body))
    body.addEventListener('focus', () => choose(body))
    body.addEventListener('click', () => choose(body))
  }
  drawing.addEventListener('pointerleave', clear)
  clear()
}

/** The strokes of a glyph are too thin to point at. */
function targetOf(body) {
  const { x, y, width, height } = (body.querySelector('.glyph') ?? body).getBBox()
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  const place = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH }
  for (const [name, value] of Object.entries({ ...place, fill: 'transparent', 'pointer-events': 'all' }))
    target.setAttribute(name, value)
  return target
}

const nameOf = (element) => element.querySelector('title')?.textContent ?? element.dataset.body
const ringOf = (body) => body.closest('[data-ring]').dataset.ring

/** Whether one end of an aspect is a body. In a bi-wheel the aspect names the rings of its ends in their order. */
function isEnd(aspect, end, body) {
  const { dataset } = aspect
  const rings = (dataset.rings ?? aspect.closest('[data-rings]')?.dataset.rings ?? '').split(' ')
  return (
    dataset[end] === body.dataset.body &&
    (dataset[`${end}Variant`] ?? '') === (body.dataset.variant ?? '') &&
    rings[end === 'from' ? 0 : 1] === ringOf(body)
  )
}

function choose(body) {
  clear()
  const drawing = at('wheel')
  const bodies = [...drawing.querySelectorAll('[data-body]')]
  const aspects = [...drawing.querySelectorAll('[data-aspect]')].flatMap((aspect) => {
    const end = ['from', 'to'].find((each) => isEnd(aspect, each, body))
    if (!end) return []
    const other = bodies.find((each) => isEnd(aspect, end === 'from' ? 'to' : 'from', each))
    return [{ aspect, other, end }]
  })
  drawing.classList.add('narrowed')
  body.classList.add('chosen')
  for (const { aspect, other } of aspects) {
    aspect.classList.add('chosen')
    other?.classList.add('related')
  }
  const [name, ...rest] = nameOf(body).split(/ (?=\d)/)
  at('facts-title').textContent = name
  at('facts-place').textContent = rest.join(' ')
  at('facts-aspects').replaceChildren(...aspects.map(({ aspect, other, end }) => lineOf(aspect, other, end)))
}

function lineOf({ dataset }, other, end) {
  const item = document.createElement('li')
  const otherName = other ? nameOf(other).split(/ (?=\d)/)[0] : dataset[end === 'from' ? 'to' : 'from']
  const motion = dataset.applying === 'true' ? 'applying' : 'separating'
  item.textContent = `${dataset.aspect.replaceAll('_', '-')} ${otherName}, orb ${dataset.orb}°, ${motion}`
  return item
}

function clear() {
  at('wheel').classList.remove('narrowed')
  for (const each of at('wheel').querySelectorAll('.chosen, .related')) each.classList.remove('chosen', 'related')
}

const isoDay = () => new Date(today + Number(at('day').value) * DAY_MS).toISOString().slice(0, 10)

const withLook = (birth) => ({ ...birth, theme_type: chart.theme })
const isGiven = (value) => value !== undefined && value !== null

/** The natal chart of the conversation, or its bi-wheel if the model has asked for transits. */
const firstCall = ({ input }) =>
  input.natal
    ? { name: SETTINGS.transitTool, arguments: { ...input, natal: withLook(input.natal) } }
    : { name: SETTINGS.natalTool, arguments: withLook(input) }

/** The chart with the transits of a day at noon, where the model has placed them, else at the birthplace. */
function transitCall({ input }) {
  const { natal = input, transit_date: _, ...rest } = input.natal ? input : {}
  const place = isGiven(natal.lat) ? { current_lat: natal.lat, current_lng: natal.lng } : { current_city: natal.city }
  return {
    name: SETTINGS.transitTool,
    arguments: { ...place, ...rest, natal: withLook(natal), transit_date: `${isoDay()}T12:00` },
  }
}

const natalCall = ({ input }) => ({ name: SETTINGS.natalTool, arguments: withLook(input.natal ?? input) })

/** Asks the service for a drawing and shows it, unless another was asked for meanwhile. */
async function draw(call) {
  chart.asked += 1
  const turn = chart.asked
  say('Drawing…')
  const answer = await app.callServerTool(call).catch((error) => ({ isError: true, error }))
  if (turn !== chart.asked) return
  const svg = answer._meta?.[SVG_OF_RESULT]
  if (!answer.isError && svg) {
    show(svg)
    say('')
    at('transits').hidden = false
  } else say(answer.error?.message ?? answer.content?.[0]?.text ?? 'The chart could not be drawn.', true)
}

let waiting
at('day').addEventListener('input', () => {
  at('date').textContent = isoDay()
  clearTimeout(waiting)
  waiting = setTimeout(() => draw(transitCall(chart)), SETTLED_MS)
})
at('natal').addEventListener('click', () => {
  clearTimeout(waiting)
  draw(natalCall(chart))
})
at('transits').addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') clear()
})

function useTheme(theme) {
  if (!theme) return
  chart.theme = theme
  document.documentElement.dataset.theme = theme
}

app.ontoolinput = ({ arguments: input }) => {
  chart.input = input ?? null
}
app.ontoolresult = (result) => {
  chart.input = result._meta?.[INPUT_OF_RESULT] ?? chart.input
  if (result.isError) say(result.content?.[0]?.text ?? 'There is no chart.', true)
  else if (!chart.input || !app.getHostCapabilities()?.serverTools)
    say('This program does not let the wheel ask for its drawing.', true)
  else {
    at('date').textContent = isoDay()
    draw(firstCall(chart))
  }
}
app.onhostcontextchanged = ({ theme }) => useTheme(theme)
await app.connect()
useTheme(app.getHostContext()?.theme)
