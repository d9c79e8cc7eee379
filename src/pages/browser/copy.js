// Buttons that copy the text of an element. Without the script the text can be selected by one click.

const SHOWN_MS = 4000

/** The clipboard exists over TLS and on this machine. Elsewhere the text is selected and copied as by the keyboard. */
const copy = async (element) => {
  getSelection().selectAllChildren(element)
  try {
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

const enable = (button) => {
  const name = button.textContent
  const said = button.closest('section').querySelector('[role=status]')
  let timer
  button.hidden = false
  button.addEventListener('click', async () => {
    const isCopied = await copy(document.getElementById(button.dataset.copy))
    button.textContent = isCopied ? 'Copied' : name
    said.textContent = isCopied
      ? 'Copied to the clipboard.'
      : 'Your browser did not allow copying. The text is selected: press Ctrl+C.'
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = name
    }, SHOWN_MS)
  })
}

export const enableCopying = (buttons) => buttons.forEach(enable)
