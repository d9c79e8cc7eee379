// The bar of tabs of the chart room. On a phone it is wider than the screen.

/** Moves the bar until the current tab is visible. The page itself does not move. */
export function showCurrentTab() {
  const tab = document.querySelector('.tabs [aria-current]')
  const bar = tab?.closest('ul')
  if (!bar) return
  const [at, whole] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()]
  if (at.left >= whole.left && at.right <= whole.right) return
  bar.scrollLeft += at.left - whole.left - (whole.width - at.width) / 2
}
