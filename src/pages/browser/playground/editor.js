// Draws a chart again while its options change. The last answer wins.

const QUIET_MS = 300

/** Calls `draw` when the form has been quiet for a while. The signal ends when the form changes again. */
export const drawWhileChanging = (form, draw) => {
  let timer
  let running = new AbortController()
  const later = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    timer = setTimeout(() => draw(signal), QUIET_MS)
  }
  form.addEventListener('input', later)
  form.addEventListener('change', later)
}
