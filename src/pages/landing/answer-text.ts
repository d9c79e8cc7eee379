/** A value up to this length is written on one line. */
const LINE_LENGTH = 68

/** An answer as it is shown: a file as its text, otherwise JSON, with an ellipsis for omitted parts. */
export const answerText = (answer: unknown): string =>
  typeof answer === 'string' ? answer.trimEnd() : written(answer, '', 0)

/** `before`: the number of characters before it on its line. */
function written(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value)
  if (before + line.length <= LINE_LENGTH || value === null || typeof value !== 'object') return line
  const within = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((each) => (each === LEFT_OUT ? ELLIPSIS : written(each, within, within.length)))
    : Object.entries(value).map(([name, each]) => {
        const start = `${JSON.stringify(name)}: `
        return name === LEFT_OUT ? ELLIPSIS : start + written(each, within, within.length + start.length)
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${items.map((item) => within + item).join(',\n')}\n${indent}${close}`
}

const LEFT_OUT = '...'
const ELLIPSIS = '…'

function onOneLine(value: unknown): string {
  if (value === LEFT_OUT) return ELLIPSIS
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, each]) =>
    name === LEFT_OUT ? ELLIPSIS : `${JSON.stringify(name)}: ${onOneLine(each)}`,
  )
  return `{ ${members.join(', ')} }`
}
