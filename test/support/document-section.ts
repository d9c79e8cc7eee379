import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/**
 * Expects the text between the two markers of a document, `<!-- name: ... -->` and `<!-- end of name -->`, to be what the
 * code says. With UPDATE_DOCS=1 it writes that text instead.
 */
export function expectSection(path: string, name: string, text: string): void {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const written = readFileSync(file, 'utf8')
  const section = new RegExp(`(<!-- ${name}: [^>]* -->\n)([\\s\\S]*?)(<!-- end of ${name} -->)`)
  const [, before, present, after] = section.exec(written) ?? []
  if (before === undefined) throw new Error(`${path} has no section ${name}`)
  const wanted = `\n${text}\n\n`
  if (process.env['UPDATE_DOCS'] === '1')
    writeFileSync(
      file,
      written.replace(section, () => before + wanted + after),
    )
  else expect(present, `Run UPDATE_DOCS=1 npx vitest run on this file to write ${path} anew`).toBe(wanted)
}

/** Columns of a terminal that a text fills: marks above and below letters fill none. */
const widthOf = (text: string): number => text.replaceAll(/\p{Mn}/gu, '').length
const padded = (text: string, width: number): string => text + ' '.repeat(width - widthOf(text))

/** A Markdown table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => padded(cell, widths[column]!)).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
