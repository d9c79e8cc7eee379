import { html, type Markup } from '../../platform/markup.ts'

/** A birth to look around with: Einstein's, by the register of births in Ulm (Rodden rating AA). */
const EXAMPLE = 'name=Albert+Einstein&city=Ulm%2C+Germany&year=1879&month=3&day=14&hour=11&minute=30'

/** What a person can do beside typing a birth. The script lists the saved people. */
export const otherStarts = (root: string): Markup => html`<aside class="other-starts" aria-label="Other ways to start">
<section data-people><h2>Saved people</h2><p class="soft">People you save in this browser appear here.</p>
<div class="saved" aria-live="polite"></div>
<p><a href="${root}charts/people">All people, import and export</a></p></section>
<section><h2>Just looking around?</h2><ul>
<li><a href="${root}charts?${EXAMPLE}">Example: Albert Einstein</a> <span class="soft">14 March 1879, 11:30, Ulm</span></li>
<li><a href="${root}charts/calendar">Calendar of the Moon and the sky</a></li>
<li><a href="${root}charts/when">When is the next Mercury retrograde or eclipse?</a></li></ul></section></aside>`

/** The rules of the page before a birth is entered. */
export const START = `
.start { display: grid; gap: var(--space-32) var(--space-64); grid-template-columns: minmax(0, 40rem) }
.start .playground-form { margin: 0 }
.other-starts section { margin: 0 0 var(--space-32) }
.other-starts ul { list-style: none; margin: 0; padding: 0 }
.other-starts li { padding: var(--space-8) 0; border-bottom: 1px solid var(--rule) }
.other-starts .saved + p { margin-top: var(--space-12) } .other-starts li .soft { display: block; font-size: var(--text-16) }
@media (scripting: none) { [data-people] > .soft { display: none } }
@media (min-width: 64rem) { .start { grid-template-columns: minmax(0, 40rem) minmax(18rem, 26rem); padding-top: var(--space-16) } .start > :first-child { min-width: 0 } .other-starts { padding-top: 8rem } }
@media (min-width: 100rem) { .start { justify-content: center } }
`
