/** Styles of controls and states: focus, waiting, errors, warnings and success. */
export const STATES = `
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px }
[hidden] { display: none !important }
button, .button { font: inherit; font-weight: 700; min-height: 44px; padding: var(--space-8) var(--space-24);
  border-radius: var(--radius); border: 1px solid var(--rule); background: var(--surface); color: var(--ink); cursor: pointer }
button.primary, .button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary) }
a.button { display: inline-block; text-decoration: none }
button.plain { border: 0; background: none; padding: var(--space-8) 0; color: var(--primary); text-decoration: underline;
  font-weight: 400 }
button.danger { border-color: var(--bad); color: var(--bad) }
summary { cursor: pointer; padding: var(--space-8) 0; min-height: 44px; color: var(--primary) }
button:disabled, button[aria-disabled=true] { opacity: 0.6; cursor: default }
label { display: block; font-weight: 700; margin: var(--space-16) 0 var(--space-4) }
input[type=email], input[type=password], input[type=text], input[type=date], textarea { font: inherit; width: 100%; min-height: 44px;
  padding: var(--space-8) var(--space-12); border: 1px solid var(--soft); border-radius: var(--radius);
  background: var(--surface); color: var(--ink) }
.hint { color: var(--soft); font-size: var(--text-14); margin: var(--space-4) 0 0 }
.fault { color: var(--bad); font-size: var(--text-16); margin: var(--space-4) 0 0 }
[aria-invalid=true] { border-color: var(--bad) !important }
.notice { border-left: 4px solid var(--info); padding: var(--space-8) var(--space-16); background: var(--surface);
  margin: var(--space-16) 0 }
.notice.warn { border-color: var(--warn) }
.notice.bad { border-color: var(--bad) }
.notice.good { border-color: var(--good) }
.waiting { color: var(--soft) }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important } }`
