import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'puppeteer-core'
import { runFolder } from './postgres.ts'

export interface Download {
  readonly name: string
  readonly bytes: Buffer
}

/** Presses something on a page of a context, and gives the file that the browser then keeps. */
export async function downloadBy(page: Page, context: BrowserContext, press: () => Promise<void>): Promise<Download> {
  const folder = await mkdtemp(join(runFolder(), 'downloads-'))
  const session = await page.createCDPSession()
  await session.send('Browser.setDownloadBehavior', {
    ...{ behavior: 'allow', downloadPath: folder, eventsEnabled: true },
    ...(context.id && { browserContextId: context.id }),
  })
  const finished = new Promise<void>((resolve) => {
    session.on('Browser.downloadProgress', ({ state }) => {
      if (state === 'completed') resolve()
    })
  })
  await press()
  await finished
  const [name] = await readdir(folder)
  return { name: name!, bytes: await readFile(join(folder, name!)) }
}
