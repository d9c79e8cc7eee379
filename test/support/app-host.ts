import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Browser, Frame, Page } from 'puppeteer-core'

/** A page of an MCP host that shows an app in a frame without rights but scripts. */
export interface HostedApp {
  readonly page: Page
  readonly frame: Frame
  readonly bridge: AppBridge
  /** Addresses that the app asked for. */
  readonly requested: readonly string[]
}

/** Shows an app as the SDK for hosts does it: the bridge runs in this process, the app in Chromium. */
export async function hostApp(
  browser: Browser,
  html: string,
  { theme, callTool }: { theme: 'light' | 'dark'; callTool: NonNullable<AppBridge['oncalltool']> },
): Promise<HostedApp> {
  const page = await browser.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const bridge = new AppBridge(
    null,
    { name: 'host of the tests', version: '1.0.0' },
    { serverTools: {} },
    { hostContext: { theme } },
  )
  bridge.oncalltool = callTool
  const ready = new Promise<void>((resolve) => bridge.addEventListener('initialized', () => resolve()))
  await bridge.connect(await channel(page))
  // Types of the browser would hold for the whole project.
  await page.evaluate(`(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.style.cssText = 'width: 100%; height: 900px; border: 0'
    frame.srcdoc = ${JSON.stringify(html)}
    document.body.append(frame)
  })()`)
  await ready
  const frame = page.frames().find((each) => each !== page.mainFrame())!
  return { page, frame, bridge, requested }
}

/** The channel between the bridge and the frame of a page. */
async function channel(page: Page): Promise<Transport> {
  const transport: Transport = {
    async start() {},
    async send(message) {
      await page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, '*')`)
    },
    async close() {},
  }
  await page.exposeFunction('received', (message: JSONRPCMessage) => transport.onmessage?.(message))
  await page.evaluate(`addEventListener('message', ({ data }) => received(data))`)
  return transport
}
