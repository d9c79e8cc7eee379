// The search of guides and reference. Library and index are loaded when the field gets the focus.

const PAUSE_MS = 80
/** After this time a person is told that the search is loading. */
const LOADING_MS = 250
/** More results than a person reads. */
const RESULTS_MAX = 12

/** Loads what the search needs, once. A failed attempt may be repeated. */
const loader = (root) => {
  let loading
  return () =>
    (loading ??= load(root).catch((error) => {
      loading = undefined
      throw error
    }))
}

async function load(root) {
  const [{ default: MiniSearch }, { OPTIONS }, { unpacked }, reply] = await Promise.all([
    import('./minisearch.js'),
    import('./docs-search-options.js'),
    import('./docs-search-pack.js'),
    fetch(`${root}docs/search-index.json`),
  ])
  if (!reply.ok) throw new Error(`The index request failed with status ${reply.status}`)
  const index = MiniSearch.loadJS(unpacked(await reply.json()), OPTIONS)
  return (query) => index.search(query).slice(0, RESULTS_MAX)
}

/** Makes the field search, for the pointer and for the keyboard. */
export const searchGuides = (place) => {
  const { root } = place.dataset
  const field = place.querySelector('input')
  const results = place.querySelector('.results')
  const said = place.querySelector('[role=status]')
  const loaded = loader(root)
  let timer
  let asked = 0

  const close = () => {
    results.hidden = true
    said.textContent = ''
  }
  const show = (content, announcement) => {
    results.replaceChildren(content)
    results.hidden = false
    said.textContent = announcement
  }
  const line = (text) => Object.assign(document.createElement('p'), { textContent: text })

  const search = async () => {
    const query = field.value.trim()
    asked += 1
    const own = asked
    if (query === '') return close()
    const told = setTimeout(() => show(line('Loading the search …'), ''), LOADING_MS)
    try {
      const find = await loaded().finally(() => clearTimeout(told))
      if (own !== asked) return
      const found = find(query)
      if (found.length === 0) {
        const text = `No results for “${query}”. Try a single word.`
        return show(line(text), text)
      }
      show(list(found, root), `${found.length} ${found.length === 1 ? 'result' : 'results'}. Use the down arrow key.`)
    } catch {
      if (own !== asked) return
      const text = 'The search could not be loaded. Type to try again.'
      show(line(text), text)
    }
  }

  field.addEventListener('focus', () => loaded().catch(() => {}))
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(search, PAUSE_MS)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !results.hidden) results.querySelector('a')?.click()
  })
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      field.value = ''
      field.focus()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [field, ...results.querySelectorAll('a')]
    const at = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
    stops[Math.min(Math.max(at, 0), stops.length - 1)].focus()
  })
  results.addEventListener('click', ({ target }) => {
    if (target.closest('a')) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!place.contains(target)) close()
  })
  focusBySlash(field)
}

/** The key "/" reaches the field from anywhere but another field. */
const focusBySlash = (field) =>
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.focus()
  })

const list = (found, root) => {
  const items = document.createElement('ol')
  for (const { id, guide, heading, excerpt } of found) {
    const link = Object.assign(document.createElement('a'), { href: `${root}docs/${id}` })
    const head = Object.assign(document.createElement('b'), { textContent: heading })
    const text = Object.assign(document.createElement('span'), { textContent: `${guide}: ${excerpt}` })
    link.append(head, text)
    const item = document.createElement('li')
    item.append(link)
    items.append(item)
  }
  return items
}
