// The slider that moves the sky over a birth: it asks for the view of other times, and only the newest time counts.
import { shifted } from './shifting.js'

/** About four times a second. */
const STEP_MS = 250

/**
 * @param {Element} part The part of the view that was shown.
 * @param {(url: URL, how: object) => Promise<void>} show Shows the view of an address.
 */
export function moveInTime(part, show) {
  const slider = part.querySelector('.slider')
  if (!slider) return
  const [range, unit] = [slider.querySelector('input'), slider.querySelector('select')]
  const field = slider.closest('form').elements.at
  let anchor = slider.dataset.at
  let isMoved = false
  const say = () => range.setAttribute('aria-valuetext', field.value.replace('T', ', '))
  const ask = oneAtATime(async (at) => {
    const url = new URL(location.href)
    url.searchParams.set('at', at)
    await show(url, { isStep: isMoved, isLive: true })
    isMoved = true
  })
  const reset = () => {
    anchor = field.value || anchor
    range.value = 0
  }
  range.addEventListener('input', () => {
    const at = shifted(anchor, unit.value, Number(range.value))
    if (at === null) return
    field.value = at
    say()
    ask(at)
  })
  // At its end the slider goes on from there.
  range.addEventListener('change', () => {
    if (Math.abs(Number(range.value)) === Number(range.max)) reset()
  })
  unit.addEventListener('change', () => {
    reset()
    const { reach } = unit.selectedOptions[0].dataset
    range.max = reach
    range.min = -reach
  })
  say()
}

/** Calls a function with the newest value, one call after another, and not too often. */
function oneAtATime(call) {
  let wanted = null
  let isBusy = false
  return async (value) => {
    wanted = value
    if (isBusy) return
    isBusy = true
    while (wanted !== null) {
      const next = wanted
      wanted = null
      await Promise.all([call(next), new Promise((done) => setTimeout(done, STEP_MS))])
    }
    isBusy = false
  }
}
