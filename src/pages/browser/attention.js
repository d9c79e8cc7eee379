// A page that moves or closes its window between two clicks chooses what the second one hits. So a decision counts only after
// the person has had the question in front of them for a while.

/**
 * Watches whether the page has been visible and focused, with the question shown, for `afterMs` without interruption.
 * `onChange` gets each change.
 */
export const watchAttention = ({ afterMs, isShown, onChange }) => {
  let timer
  let isReady = false
  const set = (ready) => {
    if (ready === isReady) return
    isReady = ready
    onChange(ready)
  }
  const stop = () => {
    clearTimeout(timer)
    set(false)
  }
  const isHere = () => isShown() && document.visibilityState === 'visible' && document.hasFocus()
  const restart = () => {
    stop()
    if (isHere()) timer = setTimeout(() => set(isHere()), afterMs)
  }
  addEventListener('focus', restart)
  addEventListener('blur', stop)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', restart)
  // A window that shrinks brings a button under the pointer.
  addEventListener('resize', restart)
  // The window that opened this one may send it to a fragment, which scrolls, and focuses an element.
  addEventListener('scroll', restart)
  addEventListener('hashchange', restart)
  globalThis.navigation?.addEventListener('navigate', restart)
  document.addEventListener('visibilitychange', restart)
  return { isReady: () => isReady, restart }
}

/** In a check box Enter would send the form, though the person sees no button that is pressed. */
export const refuseEnterInChoices = (form) =>
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.type === 'checkbox') event.preventDefault()
  })

/** A key that is held down while the window opens presses nothing within an element. */
export const refuseHeldKeys = (element) =>
  element.addEventListener('keydown', (event) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  })
