/**
 * Code in pieces with colours, for JSON, shells, TypeScript and Python alike. The module has no imports, so that
 * browsers load it too.
 */
export interface CodeToken {
  readonly kind: 'key' | 'text' | 'number' | 'word' | 'plain'
  readonly text: string
}

/** A string is a key if a colon follows. Each alternative begins with another character, so none is read twice. */
const PIECE =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')(\s*:)?|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null|None|True|False|const|await|import|from|if|throw|new|with|as)\b/g

export function tokensOfCode(code: string): readonly CodeToken[] {
  const tokens: CodeToken[] = []
  const add = (kind: CodeToken['kind'], text: string | undefined): void => {
    if (text) tokens.push({ kind, text })
  }
  let at = 0
  for (const { index, 0: whole, 1: text, 2: colon, 3: number, 4: word } of code.matchAll(PIECE)) {
    add('plain', code.slice(at, index))
    add(colon === undefined ? 'text' : 'key', text)
    add('plain', colon)
    add('number', number)
    add('word', word)
    at = index + whole.length
  }
  add('plain', code.slice(at))
  return tokens
}
