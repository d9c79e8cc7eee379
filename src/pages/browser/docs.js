// The script of the guides. Without it code is shown as curl, for a service at the address of the examples.
import { searchGuides } from './docs-search.js'

const EXAMPLE_ADDRESS = 'http://127.0.0.1:8080'
const KEPT = 'orrery-docs-language'
const COPIED_MS = 2_000

/** A browser may refuse to keep anything. */
const kept = {
  get() {
    try {
      return localStorage.getItem(KEPT)
    } catch {
      return null
    }
  },
  set(language) {
    try {
      localStorage.setItem(KEPT, language)
    } catch {
      // The choice holds for this page.
    }
  },
}

/** Commands and code name the service that the page came from. */
const address = new URL(document.querySelector('.search').dataset.root, location).href.replace(/\/$/, '')
for (const code of document.querySelectorAll('.snippet:not([data-as-is]) code')) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(EXAMPLE_ADDRESS, address)
}

const tabs = [...document.querySelectorAll('[role=tab]')]
const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'))

/** Shows all code of the page in one language. */
const choose = (language) => {
  for (const tab of tabs) {
    const isChosen = tab.dataset.language === language
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    panelOf(tab).hidden = !isChosen
  }
}

/** The place of a tab in the window stays, though the code above it has another length. */
const chooseAt = (tab) => {
  const before = tab.getBoundingClientRect().top
  choose(tab.dataset.language)
  tab.focus({ preventScroll: true })
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  kept.set(tab.dataset.language)
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 }
for (const tab of tabs) {
  tab.addEventListener('click', () => chooseAt(tab))
  tab.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const beside = [...tab.parentElement.children]
    chooseAt(beside.at((beside.indexOf(tab) + step) % beside.length))
  })
}
const earlier = kept.get()
if (tabs.some((tab) => tab.dataset.language === earlier)) choose(earlier)

const said = document.createElement('p')
said.className = 'aside'
said.setAttribute('role', 'status')
document.querySelector('main').append(said)

for (const button of document.querySelectorAll('.copy')) {
  let timer
  button.addEventListener('click', async () => {
    const shown = button.closest('.snippet').querySelector('pre:not([hidden])')
    let outcome = 'Copied'
    try {
      await navigator.clipboard.writeText(shown.textContent)
    } catch {
      // The browser refused. The code is selected, so that the reader can copy it.
      getSelection().selectAllChildren(shown)
      outcome = 'Selected'
    }
    button.textContent = outcome
    said.textContent = outcome
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, COPIED_MS)
  })
}

/** Scrolls the tree, and nothing else, to a link that it does not show. */
const tree = document.getElementById('tree')
const reveal = (link) => {
  const frame = tree.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) tree.scrollTop += top - frame.top - frame.height / 3
}
const here = tree.querySelector('[aria-current=page]')
if (here) {
  reveal(here)
  tree.addEventListener('toggle', ({ newState }) => newState === 'open' && reveal(here))
}

/** Marks the section that is read, in the contents. */
const links = new Map([...document.querySelectorAll('.contents a')].map((link) => [link.hash.slice(1), link]))
const headings = [...document.querySelectorAll('.guide h2[id]')]
let marked
const mark = () => {
  const passed = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
  if (passed === marked) return
  marked = passed
  for (const [id, link] of links) link.setAttribute('aria-current', String(id === passed?.id))
  if (links.has(passed?.id)) reveal(links.get(passed.id))
}
if (links.size > 0) {
  let isDue = false
  addEventListener(
    'scroll',
    () => {
      if (isDue) return
      isDue = true
      requestAnimationFrame(() => {
        isDue = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}

tree.addEventListener('click', ({ target }) => {
  if (target.closest('a') && target.closest('[popover]:popover-open')) tree.hidePopover()
})

searchGuides(document.querySelector('.search'))
