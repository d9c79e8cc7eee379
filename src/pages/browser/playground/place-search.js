// Completes places by the gazetteer of the service: a combobox with a list, by the pattern of the ARIA Authoring Practices.
import { addressOf } from './call.js'

const WAIT_MS = 150
const LETTERS_MIN = 2
const PLACES_MAX = 7

const nameOf = ({ name, state, country_name: country }) =>
  [name, ...(state && state !== name ? [state] : []), country].join(', ')

const search = async (text, signal) => {
  const query = new URLSearchParams({ q: text, limit: PLACES_MAX })
  const reply = await fetch(addressOf(`api/v1/geo/search?${query}`), { signal })
  if (!reply.ok) throw new Error('The search for places has failed')
  return (await reply.json()).results
}

/** Makes a field with a place complete it. A chosen place fills the coordinates beside it. */
export const completePlace = (form, input) => {
  const stem = input.dataset.place
  const field = (name) => form.elements[stem + name]
  const list = document.createElement('ul')
  Object.assign(list, {
    id: `${input.id}-list`,
    role: 'listbox',
    ariaLabel: 'Places',
    hidden: true,
    className: 'places',
  })
  input.after(list)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)
  const hint = document.getElementById(`${input.id}-hint`)
  hint.ariaLive = 'polite'
  const said = hint.textContent

  let places = []
  let at = -1
  let timer
  let asking = new AbortController()

  const close = () => {
    list.hidden = true
    at = -1
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const mark = (index) => {
    at = (index + places.length) % places.length
    for (const [each, option] of [...list.children].entries()) option.ariaSelected = String(each === at)
    const active = list.children[at]
    input.setAttribute('aria-activedescendant', active.id)
    active.scrollIntoView({ block: 'nearest' })
  }
  const choose = (place) => {
    input.value = nameOf(place)
    field('lat').value = place.lat
    field('lng').value = place.lng
    hint.textContent = `${place.lat}°, ${place.lng}°, ${place.timezone}`
    close()
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const show = () => {
    list.replaceChildren(
      ...places.map((place, index) => {
        const option = document.createElement('li')
        Object.assign(option, {
          id: `${list.id}-${index}`,
          role: 'option',
          ariaSelected: 'false',
          textContent: nameOf(place),
        })
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault()
          choose(place)
        })
        return option
      }),
    )
    list.hidden = places.length === 0
    input.setAttribute('aria-expanded', String(places.length > 0))
    hint.textContent =
      places.length === 0 ? 'No place has this name.' : `${places.length} places. Choose one with the arrow keys.`
  }
  const ask = async () => {
    asking.abort()
    asking = new AbortController()
    const text = input.value.trim()
    if (text.length < LETTERS_MIN) return close()
    try {
      places = await search(text, asking.signal)
      if (document.activeElement === input) show()
    } catch (error) {
      if (error.name !== 'AbortError') hint.textContent = `${error.message}. Type coordinates, or try again.`
    }
  }

  input.addEventListener('input', () => {
    // Coordinates of another place would take precedence over the new name.
    for (const name of ['lat', 'lng']) if (field(name)) field(name).value = ''
    hint.textContent = said
    close()
    clearTimeout(timer)
    timer = setTimeout(ask, WAIT_MS)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && !list.hidden && at >= 0) {
      event.preventDefault()
      return choose(places[at])
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (list.hidden) return void ask()
    mark(at < 0 && step < 0 ? places.length - 1 : at + step)
  })
  input.addEventListener('blur', () => {
    clearTimeout(timer)
    asking.abort()
    close()
  })
}
