// The plot of an ephemeris with its values beside it.
import { html } from '../lit-html.js'
import { outcomeOf, refusalLine } from '../refusals.js'
import { longitudeLines } from './longitude-lines.js'

/**
 * Draws the lines of an answer into the parts of `longitudesView`. The result ends the plot. Marks are another call, which a
 * button sends: a plan may allow one call a second, and each costs units. The answer keeps them for the next plot.
 * @param {HTMLElement} place
 * @param {{ outcome: object, marks?: object[] }} answer
 * @param {() => Promise<string | null>} key
 */
export const drawLongitudes = async (place, answer, key) => {
  const { json } = answer.outcome
  const lines = longitudeLines(json)
  const [{ plotLongitudes }, { skyMarks, spanOf }] = await Promise.all([
    import('./longitudes-plot.js'),
    import('./sky-marks.js'),
    document.fonts.ready,
  ])
  const part = (name) => place.querySelector(name)
  const show = (at) => {
    const near = (lines.times[1] - lines.times[0]) / 2
    const marks = answer.marks ?? []
    const here = marks.filter(({ time }) => Math.abs(time - lines.times[at]) <= near).map(({ text }) => text)
    const list = lines.bodies.map(({ name, values: own }) => `${name} ${own[at] ?? '–'}°`)
    part('.plot-values').textContent = `${lines.labels[at]}: ${[...list, ...here].join(', ')}`
  }
  const plot = plotLongitudes(part('.plot'), { lines, onShow: show })
  const [ask, note] = [part('.marks-ask'), part('.marks-note')]
  const showMarks = (marks) => {
    ask.hidden = true
    plot.mark(marks)
    const items = marks.map(({ text }) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    })
    part('.marks').replaceChildren(...items)
    part('.marks-list').hidden = items.length === 0
    note.textContent = `${items.length} stations and ingresses are marked: Rx turns retrograde, D turns direct, a diamond enters a sign.`
  }
  const span = spanOf(lines, json.meta)
  if (span === null) note.textContent = 'Stations and ingresses can be marked in tropical plots of up to 400 days.'
  else if (answer.marks) showMarks(answer.marks)
  else {
    ask.hidden = false
    note.textContent = 'This needs another request.'
    ask.addEventListener('click', async () => {
      ask.disabled = true
      const names = lines.bodies.map(({ name }) => name)
      try {
        answer.marks = await skyMarks(span, names, await key())
        if (place.isConnected) showMarks(answer.marks)
      } catch (error) {
        note.textContent = `Stations and ingresses could not be marked. ${refusalLine(outcomeOf(error))}`
      }
      ask.disabled = false
    })
  }
  return plot.end
}

/** What a plot does not show. */
const lacks = ({ times, rowsOfAnswer, bodies }) => {
  const points = bodies.filter(({ isLine }) => !isLine).map(({ name }) => name)
  return [
    ...(times.length < rowsOfAnswer ? [`The plot shows the first ${times.length} of ${rowsOfAnswer} rows.`] : []),
    ...(points.length > 0
      ? [`Shown as points without a line: ${points.join(', ')}, which may move half a circle in one step.`]
      : []),
  ].join(' ')
}

/** The place of a plot. Instead of one it says why the answer has no rows to draw. */
export const longitudesView = (answer) => {
  const lines = longitudeLines(answer)
  return lines === null
    ? html`<p class="empty">A plot needs at least two rows of JSON: set <code>end</code>, and leave <code>format</code> as it is.</p>`
    : html`<div class="longitudes"><div class="plot" tabindex="0" role="img" aria-label="Longitudes over time. The arrow keys show all values of a row. The Table tab has all rows."></div>
<p class="plot-values" aria-live="polite">Hover over the plot, or focus it and press the arrow keys.</p>
<p class="hint">${lacks(lines)}</p>
<p class="hint"><button type="button" class="small marks-ask" hidden>Mark stations and ingresses</button> <span class="marks-note" aria-live="polite"></span></p>
<details class="marks-list" hidden><summary>Stations and ingresses</summary><ol class="marks"></ol></details></div>`
}
