// The script of the reference: that of the guides, the key of the reader, and addresses of the viewer of before.
import { browserKey } from './browser-key.js'
import './docs.js'
import { pastedKey } from './playground/key.js'

const VARIABLES = /\$KEY(?!\w)|process\.env\.KEY!|os\.environ\["KEY"\]/g

/** How each language reads the key, replaced by the key itself. */
const withKey = (text, key) =>
  text.replaceAll(VARIABLES, (variable) => (variable.startsWith('$') ? key : JSON.stringify(key)))

/** Colours divide what is to be replaced into several texts, which become one. */
const fillIn = (key) => {
  for (const code of document.querySelectorAll('.snippet [role=tabpanel] code')) {
    const filled = withKey(code.textContent, key)
    if (filled !== code.textContent) code.textContent = filled
  }
}

const signIn = () => {
  const root = new URL('../../', import.meta.url)
  const to = location.href.slice(root.href.length)
  const link = document.createElement('a')
  link.href = new URL(`account/sign-in?${new URLSearchParams({ to })}`, root)
  link.textContent = 'Sign in'
  return link
}

const panel = document.querySelector('.own-key')
if (panel) {
  const button = panel.querySelector('button')
  const said = panel.querySelector('[role=status]')
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      const key = pastedKey() ?? (await browserKey())
      if (key === null) said.replaceChildren(signIn(), ' to fill in a key of your account.')
      else {
        fillIn(key)
        said.textContent = 'Your key is filled in. It is secret: do not share the copied code.'
        button.hidden = true
      }
    } catch {
      said.textContent = 'Your key could not be fetched. Try again.'
    }
    button.disabled = false
  })
}

/** The viewer, which had this address, named operations as in `#tag/natal/POST/api/v1/natal/calculate`. */
const leadOn = () => {
  const [, chapter, call] = /^#tag\/([^/]+)(?:\/(.+))?$/.exec(decodeURIComponent(location.hash)) ?? []
  if (!chapter) return
  const operation = [...document.querySelectorAll('[data-call]')].find(
    ({ dataset }) => dataset.call.toLowerCase() === call?.toLowerCase(),
  )
  const target = operation ?? document.getElementById(chapter)?.querySelector('a')
  if (target) location.replace(target.href)
}

/** A link to fields that are closed opens them. */
const open = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (let part = target; part; part = part.parentElement?.closest('details'))
    if (part.tagName === 'DETAILS') part.open = true
  target?.scrollIntoView()
}

leadOn()
addEventListener('hashchange', open)
if (location.hash) open()
