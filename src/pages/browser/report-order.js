// The script of the report order: it autocompletes the place, and sends the form only once. Without it the page asks which place
// is meant.
const root = new URL('../../', import.meta.url)
const PAUSE_MS = 150
const LETTERS_MIN = 2
const LIMIT = 8

const field = document.getElementById('city')
const list = document.createElement('ul')
list.id = 'city-list'
list.role = 'listbox'
list.setAttribute('aria-label', 'Places')
list.hidden = true
const status = document.createElement('p')
status.className = 'hint'
status.role = 'status'
field.after(list, status)
for (const [name, value] of Object.entries({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': list.id,
}))
  field.setAttribute(name, value)

/** The place that the arrow keys have reached. */
let at = -1

const close = () => {
  list.hidden = true
  at = -1
  field.setAttribute('aria-expanded', 'false')
  field.removeAttribute('aria-activedescendant')
}

const mark = (next) => {
  const options = [...list.children]
  at = (next + options.length) % options.length
  for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at))
  field.setAttribute('aria-activedescendant', options[at].id)
  options[at].scrollIntoView({ block: 'nearest' })
}

const choose = (option) => {
  field.value = option.textContent
  document.getElementById('places')?.remove()
  status.textContent = ''
  close()
}

const show = (places) => {
  const labels = [
    ...new Set(places.map(({ name, state, country_name }) => [name, state, country_name].filter(Boolean).join(', '))),
  ]
  list.replaceChildren(
    ...labels.map((label, index) => {
      const option = document.createElement('li')
      option.id = `city-${index}`
      option.role = 'option'
      option.setAttribute('aria-selected', 'false')
      option.textContent = label
      // The field keeps the focus.
      option.addEventListener('pointerdown', (event) => {
        event.preventDefault()
        choose(option)
      })
      return option
    }),
  )
  at = -1
  list.hidden = labels.length === 0
  field.setAttribute('aria-expanded', String(!list.hidden))
  field.removeAttribute('aria-activedescendant')
  status.textContent = list.hidden ? 'No places found.' : `${labels.length} places. Choose with the arrow keys.`
}

let asked = 0
const search = async (text) => {
  asked += 1
  const turn = asked
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  if (turn !== asked) return
  const query = new URLSearchParams({ q: text, limit: String(LIMIT) })
  const reply = await fetch(new URL(`api/v1/geo/search?${query}`, root)).catch(() => null)
  // The page asks which place is meant, so that a search that fails prevents nothing.
  if (!reply?.ok || turn !== asked || document.activeElement !== field) return
  show((await reply.json()).results)
}

field.addEventListener('input', () => {
  const text = field.value.trim()
  if (text.length >= LETTERS_MIN) return void search(text)
  asked += 1
  close()
})
field.addEventListener('keydown', (event) => {
  if (list.hidden) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) mark(at === -1 && step === -1 ? -1 : at + step)
  else if (event.key === 'Enter' && at >= 0) choose(list.children[at])
  else if (event.key === 'Escape') close()
  else return
  event.preventDefault()
})
field.addEventListener('blur', () => {
  asked += 1
  status.textContent = ''
  close()
})

const unknown = document.getElementById('time_unknown')
const time = document.getElementById('time')
const readTime = () => {
  time.disabled = unknown.checked
}
unknown.addEventListener('change', readTime)
readTime()

for (const form of document.querySelectorAll('form[action$="/order"], form[action$="/demo"]')) {
  form.addEventListener('submit', () => {
    // The fields are read first.
    setTimeout(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = true
    })
  })
}
// A page that comes back from the memory of the browser can send its form again.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const button of document.querySelectorAll('button')) button.disabled = false
})
