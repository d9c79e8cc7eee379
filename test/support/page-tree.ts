import type { Page, SerializedAXNode } from 'puppeteer-core'

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'DisclosureTriangle',
])

const all = (node: SerializedAXNode): SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(all)]

/** What assistive technology sees. */
const tree = async (page: Page): Promise<SerializedAXNode[]> =>
  all((await page.accessibility.snapshot({ interestingOnly: false }))!)

/** How often a page has what it should have once. */
export async function landmarksOf(page: Page): Promise<Record<'main' | 'banner' | 'h1', number>> {
  const nodes = await tree(page)
  const count = (role: string) => nodes.filter((node) => node.role === role).length
  return {
    main: count('main'),
    banner: count('banner'),
    h1: nodes.filter(({ role, level }) => role === 'heading' && level === 1).length,
  }
}

/** The nodes outside the breadcrumbs, which repeat links of the navigation. */
const withoutCrumbs = (node: SerializedAXNode): SerializedAXNode[] =>
  node.name === 'Breadcrumbs' ? [] : [node, ...(node.children ?? []).flatMap(withoutCrumbs)]

/** Each control by role and name. */
export const controlNames = async (page: Page): Promise<string[]> =>
  withoutCrumbs((await page.accessibility.snapshot({ interestingOnly: false }))!)
    .filter(({ role }) => CONTROLS.has(role))
    .map(({ role, name = '' }) => `${role} ${name.trim()}`)

/** The controls in the order in which they stand, radio buttons as one, and the one order in which the key Tab reaches them. */
export async function focusOrder(page: Page): Promise<{ standing: string[]; reached: string[] }> {
  const standing = (await page.evaluate(
    `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((each) => each.type !== 'hidden' && each.tabIndex >= 0 && each.checkVisibility())
      .filter((each) => each.type !== 'radio' || each.checked)
      .map((each, at) => (each.dataset.at = at + ' ' + each.outerHTML.slice(0, 60)))`,
  )) as string[]
  // Where the key begins: at the top, although a page may have focused a field.
  await page.focus('a.skip')
  const reached: string[] = []
  for (let turn = 0; reached.length < standing.length && turn < 2 * standing.length; turn += 1) {
    const at = (await page.evaluate('document.activeElement.dataset.at ?? "nothing"')) as string
    // The parts of a date are reached one after the other, and are one control.
    if (at !== reached.at(-1)) reached.push(at)
    await page.keyboard.press('Tab')
  }
  return { standing, reached }
}
