// Printing of a chart: by its button, and with everything that is folded.

const FOLDED = 'main details.passage:not([open]), main details.part:not([open])'

/** Rules of paper unfold what is folded. A browser that lacks them gets it unfolded before it prints. */
function unfoldForPaper() {
  if (CSS.supports('selector(::details-content)')) return
  let opened = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll(FOLDED)]
    for (const each of opened) each.open = true
  })
  addEventListener('afterprint', () => {
    for (const each of opened) each.open = false
  })
}

export function watchPrinting() {
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
  unfoldForPaper()
}
