import { deparse, parse } from 'pgsql-parser'

/** A statement with one condition less. */
export interface Mutant {
  /** The condition that no longer counts, as SQL. */
  readonly dropped: string
  readonly sql: string
}

type Node = { [key: string]: unknown }

/** Where a condition stands: `where`, `on`, `filter`, `having` and the condition of an index that `on conflict` names. */
const PLACES = ['whereClause', 'quals', 'agg_filter', 'havingClause'] as const
const TRUE: Node = { A_Const: { boolval: { boolval: true } } }

const PARAMETER = /(?<=[\s(,]):([a-z_]+)/g
const COMMENT = /--.*$/gm

/**
 * A mutant for each condition of a statement: each member of an `and`, or the whole condition where there is one. The
 * condition stays in the text as `(condition or true)`, so that its parameters keep their types.
 */
export async function droppedConditions(text: string): Promise<readonly Mutant[]> {
  const names: string[] = []
  const numbered = text.replace(COMMENT, '').replace(PARAMETER, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const named = (sql: string): string => sql.replace(/\$(\d+)/g, (_, number: string) => `:${names[Number(number) - 1]}`)
  const tree = (await parse(numbered)) as unknown as Node
  const mutants: Mutant[] = []
  for (const { owner, key } of conditionsIn(tree)) {
    const condition = owner[key] as Node
    owner[key] = { BoolExpr: { boolop: 'OR_EXPR', args: [condition, TRUE] } }
    const sql = named(await deparse(tree as never))
    owner[key] = condition
    mutants.push({ dropped: named(await textOf(condition)), sql })
  }
  return mutants
}

/** A condition alone, by way of a query that has nothing else. */
async function textOf(condition: Node): Promise<string> {
  const tree = (await parse('select 1 where true')) as unknown as { stmts: [{ stmt: { SelectStmt: Node } }] }
  tree.stmts[0].stmt.SelectStmt['whereClause'] = condition
  return (await deparse(tree as never)).replace(/\s+/g, ' ').replace(/^SELECT 1 WHERE /, '')
}

/** A condition, by the object or the list that has it. */
interface Place {
  readonly owner: Node
  readonly key: string
}

function* conditionsIn(node: unknown): Generator<Place> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if ((PLACES as readonly string[]).includes(key) && value) {
      const { BoolExpr: both } = value as { BoolExpr?: { boolop: string; args: unknown[] } }
      if (both?.boolop === 'AND_EXPR') {
        for (const index of both.args.keys()) yield { owner: both.args as unknown as Node, key: String(index) }
      } else yield { owner: node as Node, key }
    }
    yield* conditionsIn(value)
  }
}
