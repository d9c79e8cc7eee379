import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SinkFor } from './download.ts'
import { OrreryError } from './error.ts'

/**
 * Keeps the files of an export in a folder. A file has the ending `.part` until its hash is right. A download that is
 * started again goes on where the last one ended, and checks what is there.
 */
export const folder =
  (path: string): SinkFor =>
  async ({ file }) => {
    if (!/^\w[\w.-]*$/.test(file)) throw notAName(file)
    await mkdir(path, { recursive: true })
    const finished = join(path, file)
    const growing = `${finished}.part`
    if (await exists(finished)) await rename(finished, growing)
    const existing = await exists(growing)
    let handle: FileHandle | undefined
    return {
      ...(existing && { existing: () => createReadStream(growing) }),
      async write(chunk) {
        handle ??= await open(growing, 'a')
        await handle.appendFile(chunk)
      },
      async end(outcome) {
        await handle?.close()
        if (outcome === 'whole') await rename(growing, finished)
        if (outcome === 'wrong') await rm(growing)
      },
    }
  }

/** A path could lead out of the folder. */
const notAName = (file: string): OrreryError =>
  new OrreryError({ code: 'unexpected_answer', message: `The manifest names a file ${JSON.stringify(file)}` })

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
