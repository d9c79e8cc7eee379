// The script of pages with data, of the administration and of accounts. Without it times are in UTC, tables have the values of
// the plots, and texts are copied by hand.

/** In the order of ISO 8601, in the zone of the reader. */
const two = (number) => String(number).padStart(2, '0')
for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime)
  if (Number.isNaN(at.getTime())) continue
  time.title = time.textContent
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  time.textContent = `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

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
