// The list of a combobox: its options, and which of them is marked.

/** A list below an input, by the pattern of the ARIA Authoring Practices. `choose` gets the index of an option. */
export const placeList = (input, choose) => {
  const list = document.createElement('ul')
  list.id = `${input.id}-list`
  list.className = 'places'
  list.hidden = true
  list.role = 'listbox'
  list.ariaLabel = 'Places'
  input.after(list)
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', 'false')

  const optionOf = (text, index) => {
    const option = document.createElement('li')
    option.id = `${list.id}-${index}`
    option.role = 'option'
    option.ariaSelected = 'false'
    option.textContent = text
    // A click would take the focus from the input first.
    option.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      choose(index)
    })
    return option
  }
  const own = {
    at: -1,
    get isOpen() {
      return !list.hidden
    },
    show(texts) {
      own.close()
      list.replaceChildren(...texts.map(optionOf))
      list.hidden = texts.length === 0
      input.setAttribute('aria-expanded', String(!list.hidden))
    },
    close() {
      list.hidden = true
      own.at = -1
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-activedescendant')
    },
    /** Marks the next or the previous option. */
    step(by) {
      const count = list.children.length
      own.at = own.at < 0 && by < 0 ? count - 1 : (own.at + by + count) % count
      for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === own.at)
      const option = list.children[own.at]
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    },
  }
  return own
}
