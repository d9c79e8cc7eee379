/* global App, SETTINGS, watchBodies, clearBodies */
// The script of the interactive wheel, which runs in the frame of an MCP host. wheel.ts puts `App`, the class of the MCP Apps
// SDK, `SETTINGS` and `pages/browser/wheel-bodies.js` before it.

const SETTLED_MS = 250
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
  watchBodies(drawing, tell)
}

function tell({ name, place, aspects }) {
  at('facts-title').textContent = name
  at('facts-place').textContent = place
  at('facts-aspects').replaceChildren(
    ...aspects.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    }),
  )
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
  const drawing = at('wheel').querySelector('svg')
  if (key === 'Escape' && drawing) clearBodies(drawing)
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
