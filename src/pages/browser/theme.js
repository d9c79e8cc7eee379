// The theme that the reader chose for this browser. Every page runs this before its first paint, so it is no module.
;(() => {
  const KEPT = 'orrery-theme'
  const CHOICES = ['light', 'dark']
  const page = document.documentElement

  /** A browser may refuse to keep anything. The choice then holds for the page. */
  const kept = () => {
    try {
      return localStorage.getItem(KEPT)
    } catch {
      return null
    }
  }
  const keep = (theme) => {
    try {
      if (theme === null) localStorage.removeItem(KEPT)
      else localStorage.setItem(KEPT, theme)
    } catch {
      // Nothing is kept.
    }
  }

  let chosen = null
  /** Null: the theme of the system. */
  const apply = (theme) => {
    chosen = CHOICES.includes(theme) ? theme : null
    if (chosen === null) delete page.dataset.theme
    else page.dataset.theme = chosen
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const isChosen = meta.dataset.theme === chosen ? 'all' : 'not all'
      meta.media = chosen === null ? `(prefers-color-scheme: ${meta.dataset.theme})` : isChosen
    }
    showChoice()
    dispatchEvent(new Event('themechange'))
  }
  const showChoice = () => {
    const control = document.getElementById('theme')
    if (control) control.value = chosen ?? 'system'
  }

  apply(kept())
  document.addEventListener('DOMContentLoaded', showChoice)
  document.addEventListener('change', ({ target }) => {
    if (target.id !== 'theme') return
    apply(target.value)
    keep(chosen)
  })
  // Another page of this service is open in another tab, or this one comes back from the history.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT || key === null) apply(newValue)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(kept())
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => dispatchEvent(new Event('themechange')))
})()
