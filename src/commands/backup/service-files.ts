import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { secretPath } from '../../accounts/identity/embedded/secret.ts'
import { folderOf, partName, spool } from '../../jobs/exports/part-store.ts'
import type { ExportRun } from '../../platform/db/export-parts.ts'
import { outboxFolder } from '../../platform/mail/outbox.ts'
import type { StoredPart } from './catalog.ts'
import { type BackupFile, isServicePath } from './manifest.ts'

/** Where the service has its files. */
export interface ServiceFolders {
  readonly varDir: string
  /** Undefined when exports are in a bucket, which has its own backups. */
  readonly exportDir: string | undefined
}

/**
 * Copies the files that cannot be recreated into a backup: those of `exports`, the secret of the machine,
 * and waiting e-mails. Everything else in `VAR_DIR` (places, series, the browser) is recreated by any start.
 */
export async function keepFiles(
  folder: string,
  { varDir, exportDir }: ServiceFolders,
  exports: readonly ExportRun[],
): Promise<readonly BackupFile[]> {
  const kept: BackupFile[] = []
  const keep = async (from: string, path: string) => {
    if (!isServicePath(path)) return
    const copied = await copy(from, join(folder, path))
    if (copied) kept.push({ path, ...copied })
  }
  for (const each of exportDir === undefined ? [] : exports.map(folderOf)) {
    for (const name of await filesIn(join(exportDir!, each)))
      await keep(join(exportDir!, each, name), `exports/${each}/${name}`)
  }
  for (const name of await filesIn(outboxFolder(varDir)))
    await keep(join(outboxFolder(varDir), name), `var/outbox/${name}`)
  await keep(secretPath(varDir), `var/${basename(secretPath(varDir))}`)
  return kept
}

/** The path in a backup of a part of an export. */
export const storedPath = ({ part, format, ...run }: StoredPart): string =>
  `exports/${folderOf(run)}/${partName(part, format)}`

/** Files that a restore has put in place or prepared. */
export interface PlacedFiles {
  /**
   * Gives prepared files their names. Call it when the rows are restored. Returns what is left to do manually; never
   * throws.
   */
  settle(): Promise<readonly string[]>
  /** Removes everything again. */
  undo(): Promise<void>
}

/**
 * Puts the files of a backup into the folders of the service. Files of exports have names that no other export has, so
 * they come before their rows. The others replace what is there, and wait for `settle`.
 */
export async function placeFiles(
  folder: string,
  files: readonly BackupFile[],
  { varDir, exportDir }: ServiceFolders,
): Promise<PlacedFiles> {
  const made: string[] = []
  const waiting: { readonly draft: string; readonly path: string }[] = []
  const undo = async () => {
    for (const path of [...made, ...waiting.map(({ draft }) => draft)]) await rm(path, { force: true })
  }
  try {
    for (const { path } of files) {
      const [kind, ...names] = path.split('/')
      if (kind === 'tables' || (kind === 'exports' && exportDir === undefined)) continue
      const target = join(kind === 'exports' ? exportDir! : varDir, ...names)
      if (kind === 'exports' && (await exists(target))) continue
      const draft = join(dirname(target), `.${basename(target)}.${kind === 'exports' ? randomUUID() : 'restored'}`)
      // A restore that was killed left its draft. The next one replaces it.
      await rm(draft, { force: true })
      // The export workers may run as another user.
      await copy(join(folder, path), draft, { isPrivate: kind !== 'exports' })
      if (kind === 'exports') {
        await rename(draft, target)
        made.push(target)
      } else waiting.push({ draft, path: target })
    }
  } catch (error) {
    await undo()
    throw error
  }
  return {
    undo,
    async settle() {
      const left: string[] = []
      for (const { draft, path } of waiting) {
        await rename(draft, path).catch((error: Error) => left.push(`Move ${draft} to ${path}: ${error.message}`))
      }
      return left
    },
  }
}

/**
 * Copies a file, by default so that other users cannot read it. Null if it is gone: the service may have deleted it
 * meanwhile.
 */
async function copy(
  from: string,
  to: string,
  { isPrivate = true } = {},
): Promise<Pick<BackupFile, 'bytes' | 'sha256'> | null> {
  if (!(await exists(from))) return null
  await mkdir(dirname(to), { recursive: true, mode: isPrivate ? 0o700 : 0o777 })
  const { bytes, sha256 } = await spool(to, createReadStream(from), isPrivate ? 0o600 : 0o666)
  return { bytes, sha256: sha256.toString('hex') }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** The files of a folder, without drafts. Empty if there is no folder. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.draft'))
    .map(({ name }) => name)
    .sort()
}
