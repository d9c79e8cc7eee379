// The script of the viewer page. The viewer is a script of its own, which leaves `Scalar`.
import { browserKey } from './browser-key.js'
import { pastedKey } from './playground/key.js'

const at = (id) => document.getElementById(id)
const place = at('reference')
/** The theme that the reader chose, or by default the theme of the system. */
const theme = () =>
  document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

const loadViewer = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = new URL('./scalar.js', import.meta.url)
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('The viewer did not load')))
    document.head.append(script)
  })

/**
 * A key that was pasted in the playground comes first. A browser without a session is not asked for one, and without a key
 * the field is empty.
 */
const ownKey = () =>
  pastedKey() ?? ('hasSession' in place.dataset ? browserKey({ isNew: true }).catch(() => null) : null)

/** Nothing in it calls the services of its maker. */
const settings = (key) => ({
  url: place.dataset.document,
  forceDarkModeState: theme(),
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

/** The viewer reads its theme once. Its rules follow these classes. */
const showTheme = () => {
  for (const each of ['light', 'dark']) document.body.classList.toggle(`${each}-mode`, theme() === each)
}

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
  window.Scalar.createApiReference(place, settings(key))
  new MutationObserver(nameFields).observe(place, { childList: true, subtree: true })
  addEventListener('themechange', showTheme)
} catch {
  at('waiting').textContent = 'The viewer could not be loaded. Reload this page.'
}
