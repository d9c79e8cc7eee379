// Buttons that copy the code beside them. Without a script they would do nothing, so this makes them.

const COPIED_MS = 2_000

const said = document.createElement('p')
said.className = 'unseen'
said.setAttribute('role', 'status')

/** Copies the code that is shown beside a button. */
async function copy(button) {
  const code = [...button.parentElement.querySelectorAll('pre')].find((each) => each.checkVisibility())
  let outcome = 'Copied'
  try {
    await navigator.clipboard.writeText(code.textContent)
  } catch {
    // The browser refused. The code is selected, so that the reader can copy it.
    getSelection().selectAllChildren(code)
    outcome = 'Selected'
  }
  button.textContent = outcome
  said.textContent = outcome
  setTimeout(() => {
    button.textContent = 'Copy'
    said.textContent = ''
  }, COPIED_MS)
}

/** Gives each piece of code of the page its button. */
export function copySnippets() {
  for (const snippet of document.querySelectorAll('.snippet[data-copy]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy ${snippet.dataset.copy}`)
    button.addEventListener('click', () => copy(button))
    snippet.append(button)
  }
  document.querySelector('main').append(said)
}
