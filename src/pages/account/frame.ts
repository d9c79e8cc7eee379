import type { Account } from '../../accounts/account.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { bdi } from '../elements/notices.ts'
import type { Page, PageContent } from '../frame.ts'
import { sitePage } from '../site.ts'
import { navigation } from '../top-bar.ts'

/** Who views a page of an account, and from where. */
export interface Holder {
  /** The signed-in user, as an e-mail address or a name. */
  readonly account: string
  /** The relative path to the root of the service. */
  readonly root: string
}

/** The name of an account for its user. */
export const accountNameOf = ({ email, name }: Pick<Account, 'email' | 'name'>): string => email ?? name

const PLACES = {
  account: 'Overview',
  'account/keys': 'Keys',
  'account/requests': 'Requests',
  'account/plan': 'Plan',
  'account/reports': 'Reports',
  'account/assistants': 'Assistants',
  'account/settings': 'Settings',
} as const
type Place = keyof typeof PLACES

interface AccountContent extends Pick<PageContent, 'title' | 'content' | 'script' | 'style' | 'head'> {
  readonly holder: Holder
  /** The path of the page below the root, or of its parent page. */
  readonly at: Place | null
  readonly hasPlot?: boolean
}

/** The frame of the pages of an account. */
export const accountPage = ({ title, holder, at, content, hasPlot = false, ...rest }: AccountContent): Page =>
  sitePage({
    ...rest,
    title,
    at: 'account',
    root: holder.root,
    hasForms: true,
    sheet: hasPlot ? 'uplot.css' : undefined,
    below: `${navigation('Account', PLACES, at, holder.root)}`,
    content: `<form class="holder" method="post" action="${holder.root}account/sign-out">
<p>You are signed in as <strong id="account">${bdi(holder.account)}</strong>. <button class="plain" type="submit">Sign out</button></p>
</form>
<h1>${escapeHtml(title)}</h1>
${content}`,
    style: `${HOLDER}${rest.style ?? ''}`,
  })

const HOLDER = `
body { font-variant-numeric: lining-nums tabular-nums; word-spacing: 0.06em }
button, input, select, textarea { word-spacing: inherit }
code { word-spacing: 0 }
.holder p { margin: 0 0 var(--space-16); max-width: none; color: var(--soft); font-size: var(--text-16) }`
