// The plot of longitudes over time. Signs are its grid; stations and ingresses are marked on the lines.
import { axis, keepFitting, plotFont, token } from '../plot-axes.js'
import UPlot from '../uplot.js'
import { pointsOf, spread, strokesOf } from './longitude-lines.js'

const HEIGHT = 460
const LABEL_PX = 16
const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')
const DAY = 86_400
const YEAR = 365.25 * DAY
/** Colours that differ in lightness, and strokes that differ without colours. */
const COLORS = 7
const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3]]

/** Years beyond 0 to 9999 have a sign and six digits. */
const dateText = (seconds, step) => {
  const [date, time] = new Date(seconds * 1000).toISOString().split('T')
  if (step >= YEAR / 2) return date.slice(0, -6)
  if (step >= 27 * DAY) return date.slice(0, -3)
  return step >= DAY ? date.slice(-5) : `${date.slice(-5)} ${time.slice(0, 5)}`
}

const POINT_PX = 2

/** The path of a line, in pixels of the canvas. */
const pathOf = (strokes) => (plot) => {
  const stroke = new Path2D()
  for (const points of strokes)
    for (const [at, [time, longitude]] of points.entries()) {
      const [x, y] = [plot.valToPos(time, 'x', true), plot.valToPos(longitude, 'y', true)]
      if (points.length === 1) stroke.ellipse(x, y, POINT_PX, POINT_PX, 0, 0, 2 * Math.PI)
      else if (at === 0) stroke.moveTo(x, y)
      else stroke.lineTo(x, y)
    }
  return { stroke, fill: null, clip: null, band: null, gaps: null, flags: 0 }
}

/** The names of the bodies at the ends of their lines. */
const drawNames = (plot, bodies) => {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const ends = bodies.map(({ values }) => plot.valToPos(values.findLast((each) => each !== null) ?? 0, 'y', true))
  const heights = spread(ends, LABEL_PX * ratio, bbox.top + bbox.height)
  ctx.save()
  ctx.font = plotFont().replace('14px', `${14 * ratio}px`)
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  for (const [at, { name }] of bodies.entries()) {
    const x = bbox.left + bbox.width
    ctx.strokeStyle = ctx.fillStyle = plot.series[at + 1].stroke(plot, at + 1)
    ctx.lineWidth = ratio
    ctx.beginPath()
    ctx.moveTo(x, ends[at])
    ctx.lineTo(x + 10 * ratio, heights[at])
    ctx.stroke()
    ctx.fillText(name, x + 13 * ratio, heights[at])
  }
  ctx.restore()
}

/** Stations as letters above the line, ingresses as diamonds on it. */
const drawMarks = (plot, marks) => {
  const { ctx } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.font = `700 ${plotFont().replace('14px', `${13 * ratio}px`)}`
  ctx.textAlign = 'center'
  ctx.fillStyle = token('ink')
  for (const { time, longitude, sign } of marks) {
    const [x, y] = [plot.valToPos(time, 'x', true), plot.valToPos(longitude, 'y', true)]
    const side = (sign ? 3 : 4) * ratio
    ctx.beginPath()
    ctx.moveTo(x, y - side)
    ctx.lineTo(x + side, y)
    ctx.lineTo(x, y + side)
    ctx.lineTo(x - side, y)
    ctx.fill()
    if (sign) ctx.fillText(sign, x, y - 7 * ratio)
  }
  ctx.restore()
}

const optionsOf = ({ element, lines, marks, show }) => {
  const widest = Math.max(...lines.bodies.map(({ name }) => name.length))
  return {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [16, widest * 7 + 28, 0, 0],
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: true }, y: { range: [0, 360] } },
    axes: [
      axis({
        values: (_plot, splits, _axis, _space, step) => splits.map((each) => dateText(each, step)),
        space: 80,
        size: 36,
      }),
      axis({
        splits: () => SIGNS.map((_, at) => at * 30),
        values: (_plot, splits) =>
          splits.map((each) =>
            element.clientWidth < 500 ? SIGNS[each / 30].slice(0, 3) : `${SIGNS[each / 30]} ${each}°`,
          ),
        size: element.clientWidth < 500 ? 46 : 108,
      }),
    ],
    series: [
      {},
      ...lines.bodies.map(({ values, isLine }, at) => ({
        stroke: () => token(`line-${(at % COLORS) + 1}`),
        width: 2,
        dash: DASHES[Math.floor(at / COLORS) % DASHES.length],
        points: { show: false },
        paths: pathOf(isLine ? strokesOf(lines.times, values) : pointsOf(lines.times, values)),
      })),
    ],
    hooks: {
      setCursor: [({ cursor }) => cursor.idx != null && show(cursor.idx)],
      draw: [(plot) => drawNames(plot, lines.bodies), (plot) => drawMarks(plot, marks)],
    },
  }
}

/**
 * Draws lines into an element, which takes the focus for the arrow keys.
 * @returns {{ mark: (marks: object[]) => void, end: () => void }}
 */
export const plotLongitudes = (element, { lines, onShow }) => {
  let marks = []
  let at = lines.times.length - 1
  const show = (index) => {
    at = index
    onShow(index)
  }
  const data = [lines.times, ...lines.bodies.map(({ values }) => values)]
  const draw = () => new UPlot(optionsOf({ element, lines, marks, show }), data, element)
  let plot = draw()
  const again = () => {
    plot.destroy()
    plot = draw()
  }
  const stopFitting = keepFitting(element, { height: HEIGHT, plot: () => plot, again })
  element.addEventListener('keydown', (event) => {
    const last = lines.times.length - 1
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    at = Math.min(last, Math.max(0, next))
    plot.setCursor({ left: plot.valToPos(lines.times[at], 'x'), top: 10 })
  })
  return {
    mark(found) {
      marks = found
      again()
    },
    end() {
      stopFitting()
      plot.destroy()
    },
  }
}
