import type pg from 'pg'
import type { ExportRun } from '../../platform/db/export-parts.ts'
import type { Migration } from '../../platform/db/migrate.ts'

/** The schemas of the service. BullMQ recreates its own, and its jobs are added again from our rows. */
const SCHEMAS = ['public', 'identity']
const QUEUE_SCHEMA = 'bullmq'

/** A table of the database. A partitioned table counts as one. */
export interface Table {
  readonly oid: string
  readonly schema: string
  readonly name: string
  /** Without generated columns, which are recalculated. */
  readonly columns: readonly string[]
  /** An unlogged table is empty after a crash, so its rows can be lost. */
  readonly isUnlogged: boolean
  readonly isPartitioned: boolean
}

/** A name quoted for a statement. */
export const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')

const NOT_OF_EXTENSION = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

/** The tables of the service's schemas, without partitions. */
export async function listTables(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.oid::text, n.nspname as schema, c.relname as name,
       c.relpersistence = 'u' as "isUnlogged", c.relkind = 'p' as "isPartitioned",
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and ${NOT_OF_EXTENSION('c.oid')}
     order by 2, 3`,
    [SCHEMAS],
  )
  return rows
}

/** The partitions of a table that have rows, with their bounds. */
export async function listPartitions(client: pg.Client, { oid }: Table): Promise<{ name: string; bound: string }[]> {
  const { rows } = await client.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = $1::oid and pg_relation_size(c.oid) > 0 order by 1`,
    [oid],
  )
  return rows
}

/** Releases in which exports could not start over have no column for it. */
const RUN = "coalesce((to_jsonb(e)->>'run')::int, 0) as run"

/** The exports that the database knows. An early release has none. */
export const listExports = (client: pg.Client): Promise<readonly ExportRun[]> =>
  ofExports(client, `select id, ${RUN} from export e`)

/** A finished part of an export that a caller can download, now or when all parts are finished. */
export interface StoredPart extends ExportRun {
  readonly part: number
  readonly format: string
  readonly bytes: number
}

/** Parts that were finished before an instant, of exports that have not expired and have not failed since. */
export const listStoredParts = (client: pg.Client, until: Date, days: number): Promise<readonly StoredPart[]> =>
  ofExports(
    client,
    `select e.id, ${RUN}, p.part, e.format, p.bytes::float8 as bytes
     from export e join export_part p on p.export_id = e.id
     where p.made_at <= $1 and e.account_id is not null and e.status in ('queued', 'processing', 'completed')
       and coalesce(e.ended_at, now()) >= now() - $2::int * interval '1 day'
     order by e.id, p.part`,
    [until, days],
  )

async function ofExports<Row extends ExportRun>(client: pg.Client, query: string, values: unknown[] = []) {
  const { rows } = await client.query("select from pg_class where oid = to_regclass('public.export')")
  return rows.length === 0 ? [] : (await client.query<Row>(query, values)).rows
}

/** The sequences of the service's schemas, with those of identity columns. */
export async function listSequences(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' and ${NOT_OF_EXTENSION('c.oid')} order by 1, 2`,
    [SCHEMAS],
  )
  const read = []
  for (const { schema, name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoted(schema, name)}`,
    )
    read.push({ schema, name, ...state.rows[0]! })
  }
  return read
}

/** The tables, each after those that it refers to. */
export async function inOrderOfReferences(client: pg.Client, tables: readonly Table[]): Promise<readonly Table[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select conrelid::text as from, confrelid::text as to
     from (select conrelid::oid::bigint as conrelid, confrelid::oid::bigint as confrelid from pg_constraint
       where contype = 'f' and conrelid <> confrelid) reference`,
  )
  const ordered: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waits = ({ oid }: Table) => rows.some(({ from, to }) => from === oid && left.some((each) => each.oid === to))
    const free = left.filter((table) => !waits(table))
    if (free.length === 0) throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`)
    ordered.push(...free)
    left = left.filter(waits)
  }
  return ordered
}

/** The names of the tables that migrations create, and that of their own. */
export const tablesOf = (migrations: readonly Migration[]): ReadonlySet<string> =>
  new Set([
    'public.migration',
    ...migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?(?:(\w+)\.)?"?(\w+)"?/gm)].map(
        ([, schema = 'public', name]) => `${schema}.${name}`,
      ),
    ),
  ])

/**
 * Objects in other schemas that depend on an object of `dropAll`, and would be dropped with it: views, routines, tables
 * that refer to ours.
 */
export async function listOutsideDependents(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(DEPENDENTS, [[...SCHEMAS, QUEUE_SCHEMA]])
  return rows.map(({ name }) => name)
}

const DEPENDENTS = `
  with ours as (
    select 'pg_class'::regclass as classid, c.oid, c.relnamespace as namespace from pg_class c
    where ${NOT_OF_EXTENSION('c.oid')}
    union all
    select 'pg_type'::regclass, t.oid, t.typnamespace from pg_type t where ${NOT_OF_EXTENSION('t.oid')}
    union all
    select 'pg_proc'::regclass, p.oid, p.pronamespace from pg_proc p where ${NOT_OF_EXTENSION('p.oid')}
  ), dependent as (
    select f.oid as routine, t.oid as type,
      coalesce(r.ev_class, k.conrelid, a.adrelid, g.tgrelid, l.polrelid, c.oid) as relation
    from ours
    join pg_namespace n on n.oid = ours.namespace and n.nspname = any($1)
    join pg_depend d on d.refclassid = ours.classid and d.refobjid = ours.oid
    left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
    left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
    left join pg_attrdef a on d.classid = 'pg_attrdef'::regclass and a.oid = d.objid
    left join pg_trigger g on d.classid = 'pg_trigger'::regclass and g.oid = d.objid
    left join pg_policy l on d.classid = 'pg_policy'::regclass and l.oid = d.objid
    left join pg_class c on d.classid = 'pg_class'::regclass and c.oid = d.objid
    left join pg_proc f on d.classid = 'pg_proc'::regclass and f.oid = d.objid
    left join pg_type t on d.classid = 'pg_type'::regclass and t.oid = d.objid
  )
  select distinct n.nspname || '.' || coalesce(c.relname, f.proname, t.typname) as name
  from dependent d
  left join pg_class c on c.oid = d.relation
  left join pg_proc f on f.oid = d.routine
  left join pg_type t on t.oid = d.type
  join pg_namespace n on n.oid = coalesce(c.relnamespace, f.pronamespace, t.typnamespace)
  where n.nspname <> all($1) and n.nspname <> 'pg_toast'
  order by 1`

/**
 * Drops everything of the service in the database: its schemas, what is in `public`, and the queue. Extensions and
 * other schemas are kept.
 */
export async function dropAll(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists identity, ${QUEUE_SCHEMA} cascade`)
  for (const objects of OBJECTS_OF_PUBLIC) {
    const { rows } = await client.query<{ statement: string }>(objects)
    for (const { statement } of rows) await client.query(statement)
  }
}

const OBJECTS_OF_PUBLIC = [
  `select format('drop %s if exists %s cascade',
     case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass) as statement
   from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
     and ${NOT_OF_EXTENSION('c.oid')}`,
  // Those of columns went with their tables.
  `select format('drop sequence if exists %s cascade', c.oid::regclass) as statement
   from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${NOT_OF_EXTENSION('c.oid')}`,
  `select format('drop routine if exists %s cascade', p.oid::regprocedure) as statement
   from pg_proc p where p.pronamespace = 'public'::regnamespace and ${NOT_OF_EXTENSION('p.oid')}`,
  `select format('drop type if exists %s cascade', t.oid::regtype) as statement
   from pg_type t left join pg_class c on c.oid = t.typrelid
   where t.typnamespace = 'public'::regnamespace and t.typelem = 0 and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
     and ${NOT_OF_EXTENSION('t.oid')}`,
]
