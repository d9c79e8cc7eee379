// Draws the plots of a page from the values beside them. Hover and arrow keys show the value of a day or month.
import { axis, keepFitting, plotFont, token } from './plot-axes.js'
import UPlot from './uplot.js'

const HEIGHT = 260
const DAY = 86_400
const MONTH = 30 * DAY
/** Ticks stand at whole days, months and years. uPlot knows a month by these 30 days. */
const DATE_STEPS = [
  ...[1, 2, 3, 4, 5, 7, 10, 15].map((days) => days * DAY),
  ...[1, 2, 3, 4, 6].map((months) => months * MONTH),
  365 * DAY,
]
/** No tick divides the smallest unit. */
const valueSteps = (decimals) =>
  Array.from({ length: 15 }, (_, at) => [1, 2, 5].map((each) => Number(`${each}e${at - decimals}`))).flat()

/** In groups of three digits. */
const figure = (value, decimals) => {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${value < 0 ? '−' : ''}${digits}${part === undefined ? '' : `.${part}`}`
}
/** In UTC, as the pages write dates. */
const dateIn = (parts) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...parts })
  return (seconds) => {
    const found = Object.fromEntries(format.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]))
    return [found.day, found.month, found.year].filter((part) => part !== undefined).join(' ')
  }
}
const dayLabel = dateIn({ day: 'numeric', month: 'short' })
const monthLabel = dateIn({ month: 'short', year: 'numeric' })
const wholeDay = dateIn({ day: 'numeric', month: 'short', year: 'numeric' })

const dateLabels = (_plot, splits, _axis, _space, step) => splits.map(step < MONTH ? dayLabel : monthLabel)

/** A month with its year is longer than a day. */
const dateSpace = (_plot, _axis, first, last) => (last - first > 4 * MONTH ? 78 : 60)

/** The axis is as wide as its longest label. */
const valueLabels = (decimals) => ({
  values: (_plot, splits, _axis, _space, step) =>
    splits.map((each) => figure(each, Number.isInteger(step) ? 0 : decimals)),
  incrs: valueSteps(decimals),
  size: ({ ctx, axes }, labels, at) => {
    const { ticks, gap } = axes[at]
    if (!labels) return 70
    ctx.font = plotFont()
    return ticks.size + gap + Math.max(...labels.map((label) => ctx.measureText(label).width))
  },
})

/** The name stands on its line. */
const nameLimit = ({ ctx, bbox, valToPos }, { value, name }) => {
  const scale = devicePixelRatio
  ctx.save()
  ctx.font = `${14 * scale}px ${token('sans')}`
  ctx.fillStyle = token('bad')
  ctx.textAlign = 'left'
  ctx.textBaseline = 'bottom'
  ctx.fillText(name, bbox.left + 6 * scale, valToPos(value, 'y', true) - 2 * scale)
  ctx.restore()
}

const draw = (element) => {
  const { dates, values, unit, decimals, limit } = JSON.parse(element.dataset.plot)
  const days = dates.map((date) => Date.parse(date) / 1000)
  const value = element.nextElementSibling
  const show = (at) => {
    const date = at == null ? '' : dates[at].length > 'yyyy-mm'.length ? wholeDay(days[at]) : monthLabel(days[at])
    value.textContent = at == null ? '' : `${date}: ${figure(values[at], decimals)} ${unit}`
  }
  const plot = new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { time: true },
        y: { range: (_, _least, most) => [0, Math.max(1, Math.max(most * 1.05, (limit?.value ?? 0) * 1.12))] },
      },
      axes: [
        axis({ values: dateLabels, incrs: DATE_STEPS, space: dateSpace, size: 36 }),
        axis({ ...valueLabels(decimals), label: unit, labelFont: plotFont(), labelGap: 4, labelSize: 24 }),
      ],
      series: [
        {},
        {
          stroke: token('gold'),
          width: 2,
          fill: `${token('gold')}22`,
          points: { show: days.length <= 31, size: 5, fill: token('gold') },
        },
        ...(limit ? [{ stroke: token('bad'), width: 1, dash: [6, 4], points: { show: false } }] : []),
      ],
      hooks: { setCursor: [({ cursor }) => show(cursor.idx)], draw: limit ? [(plot) => nameLimit(plot, limit)] : [] },
    },
    [days, values, ...(limit ? [days.map(() => limit.value)] : [])],
    element,
  )
  return { plot, last: days.length - 1, dayAt: (at) => plot.valToPos(days[at], 'x') }
}

const drawOne = (element) => {
  let drawn = draw(element)
  let at = drawn.last
  const again = () => {
    drawn.plot.destroy()
    drawn = draw(element)
  }
  element.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    at = Math.min(drawn.last, Math.max(0, at + step))
    drawn.plot.setCursor({ left: drawn.dayAt(at), top: 10 })
  })
  keepFitting(element, { height: HEIGHT, plot: () => drawn.plot, again })
}

/** Days are in UTC, at their midnight. */
export const drawPlots = async (elements) => {
  // The canvas draws letters of a font only once the browser has it.
  await document.fonts.ready
  for (const element of elements) drawOne(element)
}
