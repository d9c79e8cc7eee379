import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CHILD_ENV } from '../support/child-env.ts'
import { runFolder } from '../support/postgres.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const PACKAGE = fileURLToPath(new URL('../../clients/typescript', import.meta.url))
const TSC = join(MODULES, 'typescript/bin/tsc')

const run = promisify(execFile)

/** A project that has installed the package as it would be published, and has no access to our sources. */
export interface Consumer {
  readonly folder: string
  /** The paths in the package. */
  readonly files: readonly string[]
  /** Compiles the project strictly, and gives what the compiler says. */
  compile(settings?: object, include?: string): Promise<string>
}

/** What a careful user sets. */
const STRICT = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  ...{ noPropertyAccessFromIndexSignature: true, module: 'nodenext', target: 'es2022', types: ['node'], rootDir: '.' },
}

/** A program without anything of Node. */
const PAGE = `import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: location.origin, key: 'of the page' })
for await (const { timestamp } of client.ephemeris.rows({ start: '2026-03-01' })) document.title = timestamp
`

/** Packs the client by npm, and installs it. */
export async function installedClient(): Promise<Consumer> {
  const folder = mkdtempSync(join(runFolder(), 'consumer-'))
  const { tarball, files } = await packed(folder)
  const installed = join(folder, 'node_modules/@orrery/client')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  symlinkSync(join(MODULES, '@types'), join(folder, 'node_modules/@types'))
  symlinkSync(join(MODULES, 'undici-types'), join(folder, 'node_modules/undici-types'))
  cpSync(join(PACKAGE, 'examples'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page/page.ts'), PAGE)
  return {
    folder,
    files,
    async compile(settings = {}, include = '*.ts') {
      const options = { compilerOptions: { ...STRICT, outDir: 'out', ...settings } }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ include: [include], ...options }))
      return run(process.execPath, [TSC], { cwd: folder, env: CHILD_ENV }).then(
        ({ stdout }) => stdout,
        ({ stdout }) => String(stdout),
      )
    },
  }
}

/** A copy is packed, so that nothing is built among our sources. */
async function packed(folder: string): Promise<{ tarball: string; files: string[] }> {
  const copy = join(folder, 'package')
  cpSync(PACKAGE, copy, { recursive: true, filter: (path) => !/[\\/](dist|node_modules)$/.test(path) })
  symlinkSync(MODULES, join(copy, 'node_modules'))
  const env = { ...CHILD_ENV, HOME: folder, npm_config_cache: join(folder, 'npm'), npm_config_offline: 'true' }
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: copy, env })
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  return { tarball: join(folder, filename), files: files.map(({ path }: { path: string }) => path) }
}
