import type { AdminAction, AdminActionList } from '../../contract/admin-access.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { instant, NONE } from '../elements/figures.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'

/** The page of the actions of operators, and of sign-in attempts. */
export function actionsPage(
  { actions, next_before: next }: AdminActionList,
  isChangesOnly: boolean,
  viewer: Viewer,
): Page {
  const address = (all: boolean, before = '') => `${viewer.root}admin/actions?changes_only=${!all}${before}`
  return adminPage({
    title: 'Actions',
    viewer,
    at: 'admin/actions',
    content: `<p>${isChangesOnly ? 'Changes by operators' : 'All requests of operators'}, and sign-in attempts whose password was compared. They are kept for 400 days. <a href="${address(isChangesOnly)}">${isChangesOnly ? 'Show read-only requests too' : 'Show changes only'}</a></p>
${actions.length === 0 ? '<div class="empty"><p>There are no earlier actions.</p></div>' : list(actions)}
<nav class="paging" aria-label="Pages">${next === null ? '' : `<a rel="next" href="${address(!isChangesOnly, `&amp;before=${next}`)}">Earlier actions</a>`} <a href="${address(!isChangesOnly)}">Newest actions</a></nav>`,
  })
}

const list = (rows: readonly AdminAction[]): string =>
  table<AdminAction>({
    caption: 'Newest first',
    columns: [
      { head: 'At', cell: ({ at }) => instant(at) },
      { head: 'Operator', cell: ({ name }) => (name === null ? '<b class="warn">another name</b>' : escapeHtml(name)) },
      { head: 'Operation', cell: ({ operation }) => escapeHtml(operation) },
      { head: 'Subject', cell: ({ subject }) => (subject === null ? '' : `<code>${escapeHtml(subject)}</code>`) },
      { head: 'Address', cell: ({ address }) => `<bdi>${escapeHtml(address)}</bdi>` },
      { head: 'Status', isFigure: true, cell: ({ status }) => statusOf(status) },
    ],
    rows,
  })

function statusOf(status: number | null): string {
  if (status === null) return NONE
  return status >= 400 ? `<b class="bad">${status}</b>` : String(status)
}
