import { posix } from 'node:path'
import { pathOf } from '../files.ts'
import { GUIDES, type Guide, sourceOf } from './guides.ts'
import { pictureAt } from './pictures.ts'

/** Fenced code, where nothing is a link. */
const FENCED = /^(```[\s\S]*?^```)/m
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g
const COMMENT = /^<!--[\s\S]*?-->\n?/gm

/** A guide as Markdown, below `docs`: links lead to the Markdown of other guides, and pictures to their files. */
export const guideMarkdown = (guide: Guide): string =>
  sourceOf(guide)
    .split(FENCED)
    .map((part) => (part.startsWith('```') ? part : linked(part, guide)))
    .join('')

const linked = (text: string, guide: Guide): string =>
  text
    .replaceAll(COMMENT, '')
    .replaceAll(LINK, (whole, mark: string, words: string, href: string) =>
      mark === '!' ? picture(words, href, guide) : link(whole, words, href, guide),
    )

function picture(words: string, href: string, guide: Guide): string {
  const found = pictureAt(href, guide.file)
  return found ? `![${words}](../${pathOf(found.file)})` : words
}

/** The name of a file of the project that has no page is text. */
function link(whole: string, words: string, href: string, guide: Guide): string {
  if (/^https?:\/\//.test(href) || href.startsWith('#')) return whole
  const [path, anchor] = href.split('#', 2) as [string, string?]
  const file = posix.join(posix.dirname(guide.file), path)
  const target = GUIDES.find((each) => each.file === file)
  return target ? `[${words}](${target.name}.md${anchor === undefined ? '' : `#${anchor}`})` : words
}
