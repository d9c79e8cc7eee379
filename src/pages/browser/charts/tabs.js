// The bars of the chart room that are wider than the screen of a phone: tabs, and the choices of a view.

/** Moves each bar until its current link is visible. The page itself does not move. */
export function showCurrentTab() {
  for (const current of document.querySelectorAll(':is(.tabs, .bodies, .lords .choices) [aria-current]')) {
    const bar = current.closest('ul')
    const [at, whole] = [current.getBoundingClientRect(), bar.getBoundingClientRect()]
    if (at.left >= whole.left && at.right <= whole.right) continue
    bar.scrollLeft += at.left - whole.left - (whole.width - at.width) / 2
  }
}
