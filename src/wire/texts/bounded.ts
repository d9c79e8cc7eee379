/** About 2,000 tokens. */
export const TEXT_MAX = 8_000

const more = (lines: number): string =>
  `(${lines} more ${lines === 1 ? 'line is' : 'lines are'} left out. Request less to see everything.)`

/** Whole lines of a text up to the limit, then `notes`, which are never left out. Says how many lines were left out. */
export function bounded(text: string, notes: readonly string[] = []): string {
  const ending = notes.map((note) => `\n${note}`).join('')
  if (text.length + ending.length <= TEXT_MAX) return text + ending
  const lines = text.split('\n')
  const room = TEXT_MAX - ending.length - more(lines.length).length
  let [length, count] = [0, 0]
  for (const line of lines) {
    length += line.length + 1
    if (length > room) break
    count += 1
  }
  return [...lines.slice(0, count), more(lines.length - count)].join('\n') + ending
}
