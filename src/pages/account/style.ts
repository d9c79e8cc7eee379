/** Links that look like buttons, and lists of facts beside them. */
export const ACTIONS = `
body { font-variant-numeric: lining-nums tabular-nums }
a.button { display: inline-flex; align-items: center; text-decoration: none }
a.button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary) }
.card .actions, section > .actions { margin-top: var(--space-16) }
.actions form { margin: 0 }`
