// The plot of an ephemeris with its values beside it.
import { html } from '../lit-html.js'
import { longitudeLines } from './longitude-lines.js'
import { plotLongitudes } from './longitudes-plot.js'
import { skyMarks, spanOf } from './sky-marks.js'

/** Draws the lines of an answer into the parts of `longitudesView`. The result ends the plot. */
export const drawLongitudes = async (place, answer, key) => {
  const lines = longitudeLines(answer)
  await document.fonts.ready
  const values = place.querySelector('.plot-values')
  let marks = []
  const show = (at) => {
    const near = (lines.times[1] - lines.times[0]) / 2
    const here = marks.filter(({ time }) => Math.abs(time - lines.times[at]) <= near).map(({ text }) => text)
    const list = lines.bodies.map(({ name, values: own }) => `${name} ${own[at] ?? '–'}°`)
    values.textContent = `${lines.labels[at]}: ${[...list, ...here].join(', ')}`
  }
  const plot = plotLongitudes(place.querySelector('.plot'), { lines, onShow: show })
  const span = spanOf(lines, answer.meta)
  const note = place.querySelector('.marks-note')
  if (span === null) {
    note.textContent = 'Stations and ingresses are marked in tropical plots of up to 400 days.'
    return plot.end
  }
  const names = lines.bodies.map(({ name }) => name)
  try {
    marks = await skyMarks(span, names, key)
  } catch (error) {
    note.textContent = `Stations and ingresses are not marked. ${error.message}`
    return plot.end
  }
  plot.mark(marks)
  const items = marks.map(({ text }) => {
    const item = document.createElement('li')
    item.textContent = text
    return item
  })
  place.querySelector('.marks').replaceChildren(...items)
  place.querySelector('.marks-list').hidden = items.length === 0
  note.textContent = `${items.length} stations and ingresses are marked: Rx turns retrograde, D turns direct, a diamond enters a sign.`
  return plot.end
}

/** What a plot does not show. */
const lacks = ({ times, rowsOfAnswer, bodies }) => {
  const points = bodies.filter(({ isLine }) => !isLine).map(({ name }) => name)
  return [
    ...(times.length < rowsOfAnswer ? [`The plot has the first ${times.length} of ${rowsOfAnswer} rows.`] : []),
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
<p class="hint marks-note"></p>
<details class="marks-list" hidden><summary>Stations and ingresses</summary><ol class="marks"></ol></details></div>`
}
