import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { press, shown, textOf, useBrowser } from '../support/consent.ts'
import { person } from '../support/person.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

test('who signs in from a form comes back to it, and has its answer with the key of the account', async () => {
  const who = person(() => service)
  await who.signUp()
  await who.confirm()
  const page = await browsing.browser.newPage()
  await page.goto(
    `${base}/playground/compact-natal?name=Zo%C3%AB+%26+Co&city=Athens&year=-43&month=3&day=1&hour=12&minute=0&tab=json`,
  )
  await page.click('#send')
  await shown(page, '.key-question a')
  await Promise.all([page.waitForNavigation(), page.click('.key-question a')])
  await page.type('#email', who.email)
  await page.type('#password', who.password)
  await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
  await shown(page, '#panel-json pre')
  expect(new URL(page.url()).pathname).toBe('/playground/compact-natal')
  expect(await page.evaluate('document.getElementById("f-name").value')).toBe('Zoë & Co')
  expect(JSON.parse(await textOf(page, '#panel-json pre')).sun).toBe('Pisces')
})
