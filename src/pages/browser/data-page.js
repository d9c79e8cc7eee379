// The script of pages with data, of the administration and of accounts. Without it times are in UTC, tables have the values of
// the plots, and texts are copied by hand.
import { showLocalTimes } from './times.js'

showLocalTimes(document)

// Each plot has its place before the page is shown, so that nothing moves when it is drawn.
const plots = document.querySelectorAll('[data-plot]')
for (const plot of plots) {
  plot.hidden = false
  plot.tabIndex = 0
  plot.parentElement.querySelector(':scope > details').open = false
}
if (plots.length > 0) (await import('./plot.js')).drawPlots(plots)

const copied = document.querySelectorAll('[data-copy]')
if (copied.length > 0) (await import('./copy.js')).enableCopying(copied)
