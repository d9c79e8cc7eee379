import type { Page } from 'puppeteer-core'
import { expect, test } from 'vitest'
import { ROOM_BIRTH, settled, WITH_BO } from '../support/chart-room.ts'
import { useService } from '../support/service.ts'

const service = useService()

/** A person at the chart room, whose steps are counted: a form that is filled in and sent, or a link. */
async function visitor() {
  const page = await service.opened('/charts', { zone: 'Europe/Athens' })
  let steps = 0
  /** A step may also show another view of the same page. */
  const leads = async (press: () => Promise<void>) => {
    steps += 1
    await Promise.all([page.waitForNavigation(), press()])
    await settled(page)
  }
  return {
    page,
    steps: () => steps,
    close: () => page.browserContext().close(),
    async sends(form: string, fields: string): Promise<void> {
      for (const [name, value] of new URLSearchParams(fields)) {
        await page.$eval(`${form} [name="${name}"]`, (input) => ((input as HTMLInputElement).value = ''))
        await page.type(`${form} [name="${name}"]`, value)
      }
      await leads(() => page.click(`${form} button[type=submit]`))
    },
    follows: (text: string): Promise<void> =>
      leads(() => page.locator(`::-p-xpath(//main//a[normalize-space()="${text}"])`).click()),
  }
}
type Visitor = Awaited<ReturnType<typeof visitor>>

const mainText = (page: Page) =>
  page.$eval('main', (main) => {
    const seen = main.cloneNode(true) as HTMLElement
    for (const each of seen.querySelectorAll('svg, style, form')) each.remove()
    return seen.textContent.replaceAll(/\s+/g, ' ')
  })

interface Task {
  readonly does: string
  go(visitor: Visitor): Promise<void>
  /** What the page then says. Figures are those of swetest for the births of the tests. */
  readonly sees: readonly RegExp[]
  readonly shows?: string
}

const born = (visitor: Visitor) => visitor.sends('#birth', ROOM_BIRTH)

const TASKS: readonly Task[] = [
  {
    does: 'a chart with houses and a table of aspects',
    go: born,
    sees: [/Houses HouseCusp 114°39′ Virgo/, /Aspects, tightest first/],
    shows: '.aspect-grid',
  },
  { does: 'a reading', go: born, sees: [/Reading/, /Sun in Taurus/], shows: '#reading .passage' },
  {
    does: 'the transits of today',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('Transits')
    },
    sees: [/The sky now/, /Transits to the natal chart/],
    shows: '#wheel svg',
  },
  {
    does: 'the next Saturn return',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('When')
      await visitor.follows('When is my next planetary return?')
    },
    sees: [/14 March 2049, 12:2\d Saturn returns to 25°12′ Capricorn/],
  },
  {
    does: 'a synastry',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('Two people')
      await visitor.sends('.view-form', WITH_BO)
    },
    sees: [/Ada and Bo/, /planets in Bo.s houses/],
    shows: '#wheel svg',
  },
  {
    does: 'a solar return',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('Return')
    },
    sees: [/[Ss]olar return/, /Sun26°18′ Taurus/],
    shows: '#wheel svg',
  },
  {
    does: 'the progressed Moon',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('Progressions')
    },
    sees: [/The progressed Moon is at/],
  },
  {
    does: 'the phases of this month',
    go: (visitor) => visitor.follows('Calendar'),
    sees: [/(?:New Moon|Full Moon) at/],
    shows: '.day.today',
  },
  {
    does: 'the retrogrades of Mercury of a year',
    async go(visitor) {
      await visitor.follows('When')
      await visitor.follows('When is a planet retrograde?')
      await visitor.sends('#question', 'in_year=2027')
    },
    sees: [/9 February 2027, 19:3[5-9] Mercury turns retrograde at 5°58′ Pisces/],
  },
  {
    does: 'numerology',
    async go(visitor) {
      await born(visitor)
      await visitor.follows('Numerology')
    },
    sees: [/Life path/i],
  },
]

test.each(TASKS)('$does takes fewer than five steps from the chart room', async ({ go, sees, shows }) => {
  const visit = await visitor()
  await go(visit)
  const text = await mainText(visit.page)
  for (const each of sees) expect(text).toMatch(each)
  if (shows) expect(await visit.page.$(shows)).not.toBeNull()
  expect(visit.steps()).toBeLessThan(5)
  await visit.close()
})
