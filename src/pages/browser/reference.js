// The script of the reference. The viewer is a script of its own, which leaves `Scalar`.
import { browserKey } from './browser-key.js'

const at = (id) => document.getElementById(id)
const place = at('reference')
/** The theme that the reader chose, or that of the system. */
const isNight = () =>
  document.documentElement.dataset.theme === 'dark' ||
  (!('theme' in document.documentElement.dataset) && matchMedia('(prefers-color-scheme: dark)').matches)

const loadViewer = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = new URL('./scalar.js', import.meta.url)
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('The viewer did not load')))
    document.head.append(script)
  })

/** A browser without a session is not asked for a key. Without a key the field is empty. The viewer asks for no other one. */
const ownKey = () => ('hasSession' in place.dataset ? browserKey({ isNew: true }).catch(() => null) : null)

/** Nothing in it calls the services of its maker. */
const settings = (key) => ({
  url: place.dataset.document,
  forceDarkModeState: isNight() ? 'dark' : 'light',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: {
    preferredSecurityScheme: 'apiKey',
    securitySchemes: { apiKey: { name: 'x-api-key', in: 'header', value: key ?? '' } },
  },
})

/** Fields of the viewer have a role that needs a name and a state, and neither. They come and go with what is open. */
const nameFields = () => {
  for (const field of place.querySelectorAll('[role=combobox][contenteditable]:not([aria-label])')) {
    field.setAttribute('aria-label', field.dataset.placeholder || 'Value')
    field.ariaExpanded ??= 'false'
  }
}

/** The viewer brings a heading, a main part and a banner of its own. A banner within an article is none. */
const makeWay = () => {
  at('waiting').remove()
  document.querySelector('main > h1').remove()
  const article = document.createElement('article')
  Object.assign(article, { id: 'main', tabIndex: -1 })
  article.append(...at('main').childNodes)
  at('main').replaceWith(article)
}

try {
  const [key] = await Promise.all([ownKey(), loadViewer()])
  makeWay()
  at('with-key').hidden = key === null
  at('without-key').hidden = key !== null
  const viewer = window.Scalar.createApiReference(place, settings(key))
  new MutationObserver(nameFields).observe(place, { childList: true, subtree: true })
  addEventListener('themechange', () => viewer.updateConfiguration(settings(key)))
} catch {
  at('waiting').textContent = 'The reference could not be loaded. Reload this page.'
}
