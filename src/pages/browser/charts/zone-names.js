// Completes the names of time zones in a field, from those that the browser knows.

/** @param {HTMLInputElement} input A field of a time zone. */
export function completeZone(input) {
  const list = document.createElement('datalist')
  list.id = `${input.id}-names`
  input.setAttribute('list', list.id)
  input.after(list)
  input.addEventListener(
    'focus',
    () => list.append(...Intl.supportedValuesOf('timeZone').map((name) => new Option(name, name))),
    { once: true },
  )
}

/** Shows a page in the zone of the reader, unless its address has a zone or another field that decides it. */
export function useOwnZone(...deciding) {
  const address = new URL(location.href)
  if (['zone', ...deciding].some((name) => address.searchParams.has(name))) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (!timeZone || timeZone === 'UTC') return
  address.searchParams.set('zone', timeZone)
  location.replace(address)
}
