import { escapeHtml } from '../../platform/mail/letters.ts'
import { bdi } from '../elements/notices.ts'
import { type Page, page } from '../frame.ts'
import { navigation } from '../top-bar.ts'
import { ADMIN_STYLE } from './style.ts'

/** Who views a page, and from where. */
export interface Viewer {
  /** The name of the operator. */
  readonly operator: string
  /** The relative path to the root of the service. */
  readonly root: string
}

interface AdminContent {
  readonly title: string
  readonly viewer: Viewer
  /** The path of the page below the root, or of its parent page. */
  readonly at: Place | null
  /** HTML with escaped texts. */
  readonly content: string
  readonly hasPlot?: boolean
}

const PLACES = {
  admin: 'Overview',
  'admin/users': 'Users',
  'admin/usage': 'Usage',
  'admin/revenue': 'Revenue',
  'admin/funnels': 'Funnels',
  'admin/queue': 'Queue',
  'admin/health': 'Health',
  'admin/actions': 'Actions',
} as const
type Place = keyof typeof PLACES

/** The frame of the administration. Its script shows times in the zone of the reader, and draws plots. */
export const adminPage = ({ title, viewer, at, content, hasPlot = false }: AdminContent): Page =>
  page({
    title,
    root: viewer.root,
    hasForms: true,
    script: 'data-page.js',
    sheet: hasPlot ? 'uplot.css' : undefined,
    style: ADMIN_STYLE,
    banner: banner(viewer, at),
    content: `<h1>${bdi(title)}</h1>\n${content}`,
  })

const banner = ({ operator, root }: Viewer, at: Place | null): string => `
<div class="bar"><span>Orrery</span>
<form method="post" action="${root}admin/sign-out">${escapeHtml(operator)} · <button class="plain" type="submit">Sign out</button></form></div>
${navigation('Administration', PLACES, at, root)}`
