/** The rules of the reference, after those of the guides. What is not on the screen is laid out when it comes near. */
export const REFERENCE_STYLE = `
.operation { content-visibility: auto; contain-intrinsic-size: auto 60rem; margin: 0; padding-bottom: var(--space-16) }
#main .operation h2 { margin-top: var(--space-32) }
.operation + .operation { border-top: 1px solid var(--rule) }
.call { margin: 0 0 var(--space-12); overflow-wrap: anywhere }
.method { font: 700 var(--text-14) var(--mono); color: var(--gold-text); margin-right: var(--space-8) }
.also { color: var(--soft); font-size: var(--text-16) }
.facts { color: var(--soft) }
.guide .fields { list-style: none; margin: 0 0 var(--space-12); padding: 0; max-width: none; border-top: 1px solid var(--rule) }
.guide .fields li { margin: 0; padding: var(--space-8) 0; border-bottom: 1px solid var(--rule) }
.guide .fields .fields { padding-left: var(--space-16); border-left: 2px solid var(--rule); border-top: 0 }
.guide .fields .fields > li:last-child { border-bottom: 0 }
.field { line-height: 1.7 }
.guide .field > code { font-weight: 700; background: none; border: 0; padding: 0; font-size: var(--text-16) }
.type, .bounds { color: var(--soft); font-size: var(--text-16); margin-left: var(--space-8) }
.must { color: var(--bad); font-size: var(--text-16); margin-left: var(--space-8) }
.guide .fields p { max-width: none; margin: var(--space-4) 0 0; font-size: var(--text-16) }
.values { font-size: var(--text-16) }
.values code { margin-right: var(--space-4) }
.operation summary { min-height: 0; padding: var(--space-8) 0; font-size: var(--text-16) }
.errors dt, .chapter dt { font-family: var(--mono); color: var(--ink) }
.errors dl { font-size: var(--text-16); margin: 0 0 var(--space-12) }
.try { margin: var(--space-16) 0 0 }
.guide .own-key { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: center; max-width: none;
  font-size: var(--text-16); color: var(--soft); border-block: 1px solid var(--rule); padding: var(--space-12) 0 }
@media (scripting: none) { .guide .own-key { display: none } }
.chapters { list-style: none; padding: 0; columns: 12rem; max-width: none }
.guide .chapters { padding: 0; max-width: none }
.guide .operations { list-style: none; padding: 0; max-width: none }
.operations .call { margin: 0; font-size: var(--text-16) }
.about :is(ul, table) { max-width: none }
:target > dt, h2:target { text-decoration: underline; text-decoration-color: var(--gold); text-underline-offset: 0.2em }`
