import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import { ASPECTS } from '../astro/aspect.ts'
import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { BODIES, bodyId, bodyKey, bodyVariant } from '../astro/body.ts'
import { HOUSE_SYSTEMS } from '../astro/house.ts'
import { methodsReply } from '../wire/numerology/registry.ts'
import { ACCURACY } from './accuracy.ts'
import { DRAWING_TOOLS } from './app/drawings.ts'
import { APP_PAGE_TYPE, WHEEL_URI, wheelPage } from './app/page.ts'
import type { Tool } from './tools.ts'

interface Resource {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: 'text/markdown' | 'application/json' | typeof APP_PAGE_TYPE
  readonly text: () => string
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const aliasText = (aliases: readonly string[]): string => (aliases.length > 0 ? `; also ${aliases.join(', ')}` : '')

const markdown = (name: string, title: string, description: string, text: () => string): Resource => ({
  ...{ name, title, description, mimeType: 'text/markdown' },
  text: () => `# ${title}\n\n${text()}\n`,
})

const RESOURCES: Resources = {
  'orrery://glossary/bodies': markdown('bodies', 'Bodies', 'The bodies and points, with their names in requests.', () =>
    list(
      BODIES.map((body) => {
        const variant = bodyVariant(body)
        return `\`${body}\`: ${bodyKey(body)}${variant ? `, ${variant}` : ''}; in answers \`${bodyId(body)}\``
      }),
    ),
  ),
  'orrery://glossary/house-systems': markdown('house-systems', 'House systems', 'Values of house_system.', () =>
    list(
      Object.entries(HOUSE_SYSTEMS).map(
        ([id, { name, polar, aliases }]) =>
          `\`${id}\`: ${name}${polar ? '; undefined beyond the polar circles' : ''}${aliasText(aliases)}`,
      ),
    ),
  ),
  'orrery://glossary/ayanamsas': markdown('ayanamsas', 'Ayanamsas', 'Values of sidereal_ayanamsa.', () =>
    list(Object.entries(AYANAMSAS).map(([id, { name, aliases }]) => `\`${id}\`: ${name}${aliasText(aliases)}`)),
  ),
  'orrery://glossary/aspects': markdown('aspects', 'Aspects', 'The aspects with their angles and default orbs.', () =>
    list(ASPECTS.map(({ id, angle, orb, major }) => `\`${id}\`: ${angle}°, orb ${orb}°, ${major ? 'major' : 'minor'}`)),
  ),
  'orrery://numerology/registry': {
    name: 'numerology-registry',
    title: 'Numerology registry',
    description: 'Systems, profiles, policies and sources of numerology, as in GET /api/v1/numerology/methods.',
    mimeType: 'application/json',
    text: () => JSON.stringify(methodsReply()),
  },
  'orrery://accuracy': markdown(
    'accuracy',
    'Accuracy',
    'Where the answers come from, and how accurate they are.',
    () => ACCURACY,
  ),
}

/** A host reads the page of an app by the URI that a tool names. It is not listed, because models do not read it. */
function wheel(version: string): Resource {
  let page: string | undefined
  return {
    name: 'wheel',
    title: 'Interactive wheel',
    description: 'The page that shows the chart of a tool.',
    mimeType: APP_PAGE_TYPE,
    text: () => (page ??= wheelPage({ version, ...DRAWING_TOOLS })),
  }
}

export type Resources = Readonly<Record<string, Resource>>

export const openResources = (version: string, tools: readonly Tool[]): Resources => ({
  ...RESOURCES,
  ...Object.fromEntries(tools.filter(({ form }) => form.family).map((tool) => [uriOf(tool), techniqueOf(tool)])),
  [WHEEL_URI]: wheel(version),
})

const TECHNIQUES = 'orrery://technique/'
const uriOf = ({ form }: Tool): string => TECHNIQUES + form.technique

/** One technique of a tool that has several: its fields alone, with those that it requires. */
const techniqueOf = ({ form, listed: { inputSchema, title, description } }: Tool): Resource => ({
  name: form.technique!,
  title,
  description,
  mimeType: 'application/json',
  text: () => JSON.stringify({ title, description, input: inputSchema }),
})

const TEMPLATE = {
  uriTemplate: `${TECHNIQUES}{technique}`,
  name: 'technique',
  title: 'Technique',
  description: 'The fields of one technique of a tool that has several, such as solar_return of v1_returns.',
  mimeType: 'application/json',
}

/** Lists the resources and reads them. None depends on the caller. */
export function answerResources(server: Server, readable: Resources): void {
  server.setRequestHandler('resources/list', async () => ({
    resources: Object.entries(RESOURCES).map(([uri, { text: _, ...resource }]) => ({ uri, ...resource })),
  }))
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: [TEMPLATE] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const resource = Object.hasOwn(readable, uri) ? readable[uri]! : null
    if (!resource) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text() }] }
  })
}
