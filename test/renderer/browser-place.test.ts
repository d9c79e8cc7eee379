import { describe, expect, test } from 'vitest'
import { type BrowserMachine, browserPlace, usualPlaces } from '../../renderer/chromium.ts'

const HOME = '/Users/ada'
const machine = (platform: NodeJS.Platform, arch: NodeJS.Architecture, programs: readonly string[] = []) =>
  ({
    ...{ platform, arch, home: HOME, chromiumPath: undefined },
    isProgram: (path) => programs.includes(path),
  }) satisfies BrowserMachine

describe('the browser of a renderer', () => {
  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
  ] as const)('on %s %s is the one of CHROMIUM_PATH before all others', (platform, arch) => {
    const chromiumPath = '/somewhere/chrome'
    const all = machine(platform, arch, [chromiumPath, ...usualPlaces({ platform, home: HOME })])
    expect(browserPlace({ ...all, chromiumPath })).toEqual({ path: chromiumPath })
    // Nothing replaces it silently when it has gone.
    expect(browserPlace({ ...all, chromiumPath: '/gone/chrome' })).toBeNull()
  })

  test('on Linux x64 is the packed one, also where the machine has its own', () => {
    expect(browserPlace(machine('linux', 'x64'))).toBe('packed')
    expect(browserPlace(machine('linux', 'x64', ['/usr/bin/chromium']))).toBe('packed')
  })

  test.each([
    ['/usr/bin/chromium', 'Debian, Fedora, Arch'],
    ['/usr/bin/google-chrome-stable', 'the package of Google'],
    ['/usr/bin/google-chrome', 'its other name'],
    ['/opt/google/chrome/chrome', 'its program'],
    ['/snap/bin/chromium', 'the snap'],
    ['/usr/bin/chromium-browser', 'Ubuntu, Raspberry Pi OS'],
  ])('on Linux arm64 is found at %s: %s', (path) => {
    expect(browserPlace(machine('linux', 'arm64', [path]))).toEqual({ path })
  })

  test.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Users/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ])('on macOS is found at %s', (path) => {
    expect(browserPlace(machine('darwin', 'arm64', [path]))).toEqual({ path })
  })

  test('is the first of several: a package before a snap, and before what may only say that the snap is missing', () => {
    const several = ['/usr/bin/chromium-browser', '/snap/bin/chromium', '/usr/bin/google-chrome-stable']
    expect(browserPlace(machine('linux', 'arm64', several))).toEqual({ path: '/usr/bin/google-chrome-stable' })
    expect(browserPlace(machine('linux', 'arm64', several.slice(0, 2)))).toEqual({ path: '/snap/bin/chromium' })
  })

  test('is none where none of the usual places has a program, and those of the other system are not asked', () => {
    expect(browserPlace(machine('linux', 'arm64', usualPlaces({ platform: 'darwin', home: HOME })))).toBeNull()
    expect(browserPlace(machine('darwin', 'arm64', usualPlaces({ platform: 'linux', home: HOME })))).toBeNull()
    expect(browserPlace(machine('darwin', 'arm64'))).toBeNull()
  })
})
