import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A Markdown document of the project. */
export interface Document {
  /** From the root of the project. */
  readonly path: string
  readonly text: string
}

/** Every document for people: the root, `docs` and `bench`. */
export const documents = (): Document[] =>
  globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: ROOT })
    .sort()
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))

export function document(path: string): Document {
  const found = documents().find((each) => each.path === path)
  if (!found) throw new Error(`There is no document ${path}`)
  return found
}
