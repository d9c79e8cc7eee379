import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { findChromium } from '../../renderer/chromium.ts'
import { renderChart } from '../../renderer/jobs.ts'
import { testChromium } from '../support/browser.ts'
import { drawing } from '../support/drawing.ts'
import { readPng } from '../support/png.ts'
import { processes } from '../support/processes.ts'

let browsers: Browsers
const opened: Browsers[] = []
beforeAll(() => {
  browsers = startBrowsers({ find: testChromium, log: () => {} })
})
afterAll(() => browsers.close())
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

function own(options: Partial<Parameters<typeof startBrowsers>[0]> = {}) {
  const each = startBrowsers({ find: testChromium, log: () => {}, ...options })
  opened.push(each)
  return each
}

/** Profiles of browsers of this process. */
const OURS = `orrery-chromium-${process.pid}-`

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const CLEAR = [0, 0, 0, 0]

describe('a PNG', () => {
  test.each([
    [700, 1],
    [700, 2],
    [700, 3],
    [400, 5],
    [333, 1.5],
    [401, 1.3],
  ])('of %i at scale %f has exactly that many pixels, and the drawing fills them', async (size, scale) => {
    const { width, height, at } = readPng(await renderChart(browsers, { svg: drawing(), format: 'png', size, scale }))
    expect([width, height]).toEqual([Math.round(size * scale), Math.round(size * scale)])
    const middle = Math.floor(width / 2)
    expect(at(middle, middle)).toEqual(RED)
    for (const corner of [0, width - 1]) expect(at(corner, corner)).toEqual(BLUE)
  })

  test('of a drawing that is wider than high keeps its proportions, and is clear where nothing is drawn', async () => {
    const svg = drawing(0, '0 0 200 100')
    const { width, height, at } = readPng(await renderChart(browsers, { svg, format: 'png', size: 200, scale: 1 }))
    expect([width, height]).toEqual([200, 100])
    expect(at(50, 50)).toEqual(RED)
    expect(at(150, 50)).toEqual(CLEAR)
  })

  test('of more than 6,000 pixels to a side is refused before any work', async () => {
    const big = renderChart(own(), { svg: drawing(), format: 'png', size: 2_000, scale: 4 })
    await expect(big).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('6000') })
  })
})

test('a PDF is one page of the drawing’s own size, drawn in vectors', async () => {
  const pdf = await renderChart(browsers, { svg: drawing(), format: 'pdf', size: 700, scale: 1 })
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toMatch(/^%PDF-1\./)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // A CSS pixel is three quarters of a point.
  const box = text
    .match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)!
    .slice(1)
    .map(Number)
  for (const side of box) expect(Math.abs(side - 525)).toBeLessThan(1)
  expect(text).not.toContain('/Subtype /Image')
})

test('nothing in a drawing reaches the network or runs', async () => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url!)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const svg = drawing().replace(
    '</svg>',
    `<image href="${base}/image" width="9" height="9"/><style>@import url(${base}/style);@font-face{font-family:f;src:url(${base}/font)}</style>
    <text font-family="f">x</text><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${base}/frame"></iframe></foreignObject>
    <script>document.querySelector('rect').setAttribute('fill', '#00ff00'); fetch('${base}/script')</script>
    <rect width="1" height="1" onload="fetch('${base}/onload')"/></svg>`,
  )
  const { at } = readPng(await renderChart(browsers, { svg, format: 'png', size: 100, scale: 1 }))
  expect(at(99, 0)).toEqual(BLUE)
  expect(asked).toEqual([])
  server.close()
})

describe('a browser', () => {
  const job = { format: 'png', size: 100, scale: 1 } as const

  test('leaves nothing in the temporary folder, neither when it is closed nor when its process was killed', async () => {
    const left = mkdtempSync(join(tmpdir(), `orrery-chromium-${process.pid}0000-`))
    const [closed, profiles] = [own(), () => readdirSync(tmpdir()).filter((name) => name.startsWith(OURS))]
    const before = profiles().length
    await renderChart(closed, { svg: drawing(), ...job })
    expect(profiles().length).toBe(before + 1)
    await closed.close()
    expect(profiles().length).toBe(before)
    expect(existsSync(left)).toBe(false)
  })

  test('starts with the first job, and stops when idle', async () => {
    const lazy = own({ idleMs: 50 })
    expect(lazy.pid()).toBeUndefined()
    await renderChart(lazy, { svg: drawing(), ...job })
    const pid = lazy.pid()!
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => alive(pid)).toBe(false)
    await renderChart(lazy, { svg: drawing(), ...job })
    expect(lazy.pid()).not.toBe(pid)
  })

  test('is replaced after a number of renders, and no render fails', async () => {
    const recycled = own({ rendersMax: 3 })
    const pids = new Set<number | undefined>()
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([0, 1].map((seed) => renderChart(recycled, { svg: drawing(seed), ...job })))
      pids.add(recycled.pid())
    }
    expect(pids.size).toBeGreaterThan(1)
  })

  test('that is killed in the middle of a render is replaced, and the render is answered', async () => {
    let crashes = 0
    const killed = own({ onCrash: () => (crashes += 1) })
    await renderChart(killed, { svg: drawing(), ...job })
    const pid = killed.pid()!
    let kills = 0
    const value = await killed.withPage(async (page) => {
      if (kills++ === 0) {
        process.kill(pid, 'SIGKILL')
        await sleep(5_000)
      }
      return page.evaluate('1 + 1').catch(() => 'answered')
    }, 20_000)
    expect([value === 2 || value === 'answered', kills, crashes]).toEqual([true, 2, 1])
    expect(killed.pid()).not.toBe(pid)
    await renderChart(killed, { svg: drawing(), ...job })
  })

  test('one of whose pages crashes renders it on a fresh one', async () => {
    const crashed = own()
    await renderChart(crashed, { svg: drawing(), ...job })
    const pid = crashed.pid()!
    let attempts = 0
    const answer = await crashed.withPage(async (page) => {
      attempts += 1
      if (attempts === 2) return page.content()
      killPagesOf(pid)
      return sleep(10_000, 'never noticed', { ref: false })
    }, 20_000)
    expect([attempts, answer]).toEqual([2, expect.stringContaining('<html>')])
    expect(crashed.pid()).not.toBe(pid)
  })

  test('makes the same picture whatever it has rendered before', async () => {
    const [fresh, used] = [own(), own()]
    await renderChart(used, { svg: drawing(1, '0 0 200 100'), format: 'png', size: 900, scale: 2 })
    await renderChart(used, { svg: drawing(2), format: 'pdf', size: 300, scale: 1 })
    const [expected, picture] = await Promise.all(
      [fresh, used].map((each) => renderChart(each, { svg: drawing(3), ...job })),
    )
    expect(Buffer.compare(picture!, expected!)).toBe(0)
  })

  test('one of whose pages crashes between two renders does not use it again', async () => {
    let crashes = 0
    const crashed = own({ onCrash: () => (crashes += 1) })
    await renderChart(crashed, { svg: drawing(), ...job })
    const pid = crashed.pid()!
    killPagesOf(pid)
    await sleep(200)
    await renderChart(crashed, { svg: drawing(), ...job })
    expect([crashes, crashed.pid()]).toEqual([0, pid])
  })

  test('whose page outlasts the deadline is given up: the job is refused, the next one gets a fresh browser', async () => {
    const slow = own()
    await renderChart(slow, { svg: drawing(), ...job })
    const pid = slow.pid()!
    await expect(slow.withPage(() => sleep(60_000, undefined, { ref: false }), 200)).rejects.toMatchObject({
      code: 'render_timeout',
    })
    await renderChart(slow, { svg: drawing(), ...job })
    expect(slow.pid()).not.toBe(pid)
    await expect.poll(() => alive(pid)).toBe(false)
  })

  test('lets go of what a render held when it is done, though it lives on', async () => {
    const lasting = own()
    // In its own function, so that this scope does not hold it.
    const rendered = async () => {
      const held = { svg: drawing() }
      await lasting.withPage(async (page) => page.setContent(held.svg), 20_000)
      return new WeakRef(held)
    }
    const held = await rendered()
    const collect = collector()
    const isGone = () => {
      collect()
      return held.deref() === undefined
    }
    await expect.poll(isGone).toBe(true)
    expect(lasting.pid()).toBeGreaterThan(0)
  })

  test('that cannot be started is 501, until one can', async () => {
    let path = '/nowhere/chromium'
    const none = own({ find: async () => (path ? findChromium(path, '/nowhere') : testChromium()) })
    await expect(renderChart(none, { svg: drawing(), ...job })).rejects.toMatchObject({ code: 'png_unavailable' })
    expect(none.isHealthy()).toBe(false)
    path = ''
    await renderChart(none, { svg: drawing(), ...job })
    expect(none.isHealthy()).toBe(true)
  })

  test('that failed to start is tried again without a job, so that reports are accepted again', async () => {
    let path = '/nowhere/chromium'
    const broken = own({ find: async () => (path ? { path, environment: {} } : testChromium()) })
    await expect(renderChart(broken, { svg: drawing(), ...job })).rejects.toMatchObject({ code: 'png_unavailable' })
    await broken.recover()
    expect(broken.isHealthy()).toBe(false)
    path = ''
    await broken.recover()
    expect(broken.isHealthy()).toBe(true)
    expect(broken.pid()).toBeGreaterThan(0)
  })

  test('that is not there is 501 without a try to start it, until it is installed', async () => {
    let isThere = false
    let tries = 0
    const find = () => {
      tries += 1
      return testChromium()
    }
    const absent = own({ isThere: () => isThere, find })
    expect(absent.isHealthy()).toBe(false)
    await expect(renderChart(absent, { svg: drawing(), ...job })).rejects.toMatchObject({ code: 'png_unavailable' })
    await absent.recover()
    expect(tries).toBe(0)
    isThere = true
    expect(absent.isHealthy()).toBe(true)
    await renderChart(absent, { svg: drawing(), ...job })
  })
})

/** The garbage collector of V8, which Node keeps to itself otherwise. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** The processes of all pages of a browser. */
function killPagesOf(browser: number): void {
  const pages = processes().filter(({ command }) => command.includes('--type=renderer'))
  for (const { pid } of pages) if (isBelow(pid, browser)) process.kill(pid, 'SIGKILL')
}

function isBelow(pid: number, ancestor: number): boolean {
  const parent = processes().find((each) => each.pid === pid)?.parent
  return parent !== undefined && (parent === ancestor || isBelow(parent, ancestor))
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
