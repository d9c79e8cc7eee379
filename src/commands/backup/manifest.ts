import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The manifest's own name. It is written last. */
export const MANIFEST = 'manifest.json'
/** The format of backups that this code writes and reads. */
export const FORM = 1

const Name = z.string().regex(/^\w[\w.$-]*$/)
/** The rows of a table. No name begins with a dot, so none leads out of the backup. */
const TablePath = z.string().regex(/^tables\/\w[\w.-]*\.zst$/)
/**
 * The kinds of files that a restore writes into the folders of the service. Any other could become a program or a
 * setting.
 */
const ServicePath = z
  .string()
  .regex(
    /^(?:var\/auth-secret|var\/outbox\/\w[\w.-]*|exports\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?\/\w[\w.-]*)$/,
  )

/** Whether a backup may contain a file of the service under this path. */
export const isServicePath = (path: string): boolean => ServicePath.safeParse(path).success

/** Manifests are untrusted, and this text becomes part of a statement. */
const Bound = z.string().regex(/^FOR VALUES FROM \('[^']+'\) TO \('[^']+'\)$/)

const Table = z.object({
  schema: Name,
  name: Name,
  columns: z.array(Name).min(1),
  rows: z.number().int().min(0),
  /** Null for a table whose rows are not kept, because they can be lost. */
  file: TablePath.nullable(),
  partitions: z.array(z.object({ name: Name, bound: Bound })),
})
/** A table of a backup. */
export type BackupTable = z.output<typeof Table>

const Manifest = z.object({
  form: z.literal(FORM),
  release: z.string(),
  /** The time of the database when its rows were read. */
  made_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: Name, checksum: z.hex() })),
  tables: z.array(Table),
  sequences: z.array(
    z.object({ schema: Name, name: Name, last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() }),
  ),
  files: z.array(
    z.object({ path: z.union([TablePath, ServicePath]), bytes: z.number().int().min(0), sha256: z.hex().length(64) }),
  ),
})
/** What a backup contains. */
export type Manifest = z.output<typeof Manifest>
/** A file of a backup, by its path in it. */
export type BackupFile = Manifest['files'][number]

/** Reads the manifest of a backup. Throws if there is none, or if it cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `${folder} is not a complete backup: it has no ${MANIFEST}.` : error.message,
    )
  })
  const parsed = Manifest.safeParse(jsonOf(text, path))
  if (!parsed.success) throw new Error(`${path} is not the manifest of a backup.\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is damaged: it is not JSON.`)
  }
}

/** Compares each file with its hash. Throws with the names of the files that differ. */
export async function verifyFiles(folder: string, { files, tables }: Manifest): Promise<void> {
  const listed = new Set(files.map(({ path }) => path))
  const damaged = tables.flatMap(({ file }) => (file === null || listed.has(file) ? [] : [`${file} is not listed`]))
  for (const file of files) {
    const fault = await faultOf(folder, file)
    if (fault) damaged.push(fault)
  }
  if (damaged.length > 0) throw new Error(`The backup ${folder} is damaged:\n${damaged.join('\n')}`)
}

async function faultOf(folder: string, { path, bytes, sha256 }: BackupFile): Promise<string | null> {
  const hash = createHash('sha256')
  let length = 0
  try {
    for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      length += chunk.length
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? `${path} is missing`
      : `${path}: ${(error as Error).message}`
  }
  if (length !== bytes) return `${path} has ${length} bytes instead of ${bytes}`
  return hash.digest('hex') === sha256 ? null : `${path} does not have the SHA-256 in the manifest`
}
