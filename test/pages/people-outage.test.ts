import { expect, test } from 'vitest'
import { useService } from '../support/service.ts'

const service = useService()

/** A page whose question for a session gets this answer. */
async function pageWith(status: number) {
  const context = await service.browser.createBrowserContext()
  const page = await context.newPage()
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    new URL(request.url()).pathname === '/api/auth/token'
      ? request.respond({ status, contentType: 'application/json', body: '{"message":"Not now"}' })
      : request.continue(),
  )
  const says = (text: string) => page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), {}, text)
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  return { context, page, says, databases }
}

const BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

test.each([429, 503])(
  'while it is not known who is signed in (%i), no person is saved in the browser',
  async (status) => {
    const { context, page, says, databases } = await pageWith(status)
    await page.goto(`${service.base}/charts/people`)
    await says('Not now')
    await page.goto(`${service.base}/charts?${BIRTH}`)
    await page.$eval('[data-save-person]', (link) => (link as HTMLElement).click())
    await says('Not now')
    expect(await databases()).toEqual([])
    await context.close()
  },
)

test('a visitor without a session has the people of this browser', async () => {
  const { context, page, says, databases } = await pageWith(401)
  await page.goto(`${service.base}/charts/people`)
  await says('Saved only in this browser')
  // The page says it before the browser has opened its database.
  await expect.poll(databases).toEqual(['orrery'])
  await context.close()
})
