import { personsBrowser } from '../test/support/browser.ts'
const browser = await personsBrowser()
const [, , name, path, ...sizes] = process.argv
for (const size of sizes) {
  const [width, theme, full] = size.split(',') as [string, string, string?]
  const page = await browser.newPage()
  page.on('console', (m) => console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('error', String(e)))
  await page.setViewport({ width: Number(width), height: 900 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  await page.goto('http://localhost:8101' + path, { waitUntil: 'networkidle0' })
  if (process.env.DO) await page.evaluate(process.env.DO)
  if (process.env.TYPE) { await page.keyboard.press('/'); await page.keyboard.type(process.env.TYPE); await new Promise((r) => setTimeout(r, 700)) }
  await page.screenshot({ path: `/tmp/w-docs/${name}-${width}-${theme}.png`, fullPage: full === 'full' })
  console.log(width, theme, await page.evaluate('document.documentElement.scrollWidth'))
}
await browser.close()
