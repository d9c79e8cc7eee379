import { posix } from 'node:path'
import { GUIDES, type Guide } from './guides.ts'

/**
 * Where a link of a guide leads on the pages: to another page, or outside the service. Null for a file of the project
 * that has no page: its link becomes plain text.
 */
export function addressOf(href: string, from: Guide, root: string): string | null {
  if (/^https?:\/\//.test(href)) return href
  const [path, anchor] = href.split('#', 2) as [string, string?]
  const file = path === '' ? from.file : posix.join(posix.dirname(from.file), path)
  const target = GUIDES.find((each) => each.file === file)
  return target ? `${root}docs/${target.name}${anchor === undefined ? '' : `#${anchor}`}` : null
}
