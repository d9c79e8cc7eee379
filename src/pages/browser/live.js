// The script of pages with a part that refreshes itself. Without it the whole page is reloaded.
import { showLocalTimes } from './times.js'

const EVERY_MS = 2_000
/** A page that was left open polls no longer than a report may take. */
const LOOKS_MAX = 1_800

/** The part, which names the address of its next state as long as something in it is in progress. */
const part = () => document.querySelector('[data-live]')

const nextOf = async ({ dataset }) => {
  const reply = await fetch(new URL(dataset.live, location.href), { cache: 'no-store' })
  if (!reply.ok || reply.redirected) return null
  return new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('[data-part]')
}

/** The text of the live region is changed in place, so that a screen reader reads only what is new. */
const say = (text) => {
  const status = document.getElementById('live-status')
  if (status && status.textContent !== text) status.textContent = text
}

const renew = async () => {
  const old = part()
  const next = await nextOf(old).catch(() => null)
  if (!next) return
  const focused = old.contains(document.activeElement) ? document.activeElement.id : ''
  showLocalTimes(next)
  old.replaceWith(next)
  if (focused) document.getElementById(focused)?.focus()
  say(next.dataset.says ?? '')
}

showLocalTimes(document)
for (let looks = 0; part() && looks < LOOKS_MAX; looks += 1) {
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  if (!document.hidden) await renew()
}
