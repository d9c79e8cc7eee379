// What all plots have in common: colours, axes, and the place that they fill.

/** The value of a token of the design. */
export const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

export const plotFont = () => `14px ${token('sans')}`

/** An axis in the colours of the page. */
export const axis = (more) => ({
  stroke: token('soft'),
  grid: { stroke: token('rule'), width: 1 },
  ticks: { stroke: token('rule'), width: 1 },
  font: plotFont(),
  ...more,
})

/** Keeps a plot as wide as its element, and draws it again in another theme. The result ends this. */
export const keepFitting = (element, { height, plot, again }) => {
  addEventListener('themechange', again)
  let width = element.clientWidth
  const watch = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    plot().setSize({ width, height })
  })
  watch.observe(element)
  return () => {
    watch.disconnect()
    removeEventListener('themechange', again)
  }
}
