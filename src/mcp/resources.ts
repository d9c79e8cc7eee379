import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import { ASPECTS } from '../astro/aspect.ts'
import { AYANAMSAS } from '../astro/ayanamsa.ts'
import { BODIES, bodyId, bodyKey, bodyVariant } from '../astro/body.ts'
import { HOUSE_SYSTEMS } from '../astro/house.ts'
import { methodsReply } from '../wire/numerology/registry.ts'
import { VEDIC_GLOSSARY } from '../wire/vedic/glossary.ts'
import { APP_PAGE_TYPE, DRAWING_TOOLS, WHEEL_URI, wheelPage } from './app/wheel.ts'
import { description, familyOf } from './families.ts'
import type { Tool } from './tools.ts'

/** The accuracy statement, with the text of the guide. */
export const ACCURACY = `## Positions

JPL Horizons of NASA calculates without the Swiss Ephemeris. From 1900 to 2019 the Sun, the Moon and the planets are within
0.5 arcseconds of it. The tests compare 1,420 positions: 200 of 16 bodies from the centre of the Earth, from 1900 to 2092,
and 1,220 of ten bodies from a place at 29° N, 81° W, from 1900 to 2100, with apparent positions of the Moon and Jupiter.

Positions, speeds, cusps, ayanamsas and sidereal time equal those of \`swetest\`, the reference program of the Swiss
Ephemeris, to the last digit that it prints. The tests compare 540 instants from 1800 to 2399 and 160 instants over
10,800 years, for all bodies, 25 house systems and 47 ayanamsas: 17,740 positions, and 600 sets of cusps and angles.
Only whole sign houses differ, with the ayanamsas J2000, J1900, B1950 and Skydram: there the program prints the borders
of tropical signs.

In tables of 1,000 positions or more, those from 1900 to 2099 come from series fitted to the library, unless \`precision\`
is \`library\`. They are within 0.0001 arcseconds of the library, the Moon within 0.001. Daily motions are within 0.001,
those of the nodes and mean Lilith within 0.002, that of true Lilith within 0.1.

The npm packages contain files for 1800 to 2399. For other years, from 3000 BC to 3000 AD, an installation without
further files uses the Moshier theory, which is part of the library. It is derived from DE404, without asteroids and
Chiron. \`time.ephemeris\` of a chart, and \`meta.precision\` of a table or of events, is then \`moshier\`, and the warning
\`moshier_theory\` states the largest differences for those years. The tests compare 160 instants and the births of
Mozart, Newton and Leonardo with \`swetest -emos\`, to the last digit that it prints, and the 249 solar eclipses from 1701
to 1799 with NASA's canon.

## Civil time

Civil time comes from one release of the tz database with \`backzone\`, which \`timezone_data\` names: all 598 zones and links,
to the second. The tests compare offset, name and daylight saving time with the output of \`zdump\` at 40,745 changes, and a
millisecond before each.

## Events

- 1,534 phases of the Moon and 1,204 equinoxes and solstices of the US Naval Observatory from 1800 to 2100 agree to the
  minute, as far as the values of delta T agree.
- All 931 solar eclipses of NASA's canon from 1800 to 2200 are found, with the same kind, the same magnitude to 0.00012,
  and the same time to the second.
- The 37 lunar eclipses of NASA's catalogue from 2025 to 2040 agree to 1.5 seconds in time and to 0.0008 in magnitude,
  and their durations to 0.2 minutes.
- 2,196 ingresses, stations and aspects fall in the minute that \`swetest\` prints.`

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
  name,
  title,
  description,
  mimeType: 'text/markdown',
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
  'orrery://glossary/vedic': markdown(
    'vedic',
    'Vedic terms',
    'Terms of Vedic answers, in the transliteration of the IAST and in Devanagari.',
    () =>
      VEDIC_GLOSSARY.map(({ title, rows }) => {
        const lines = rows.map(([name, iast, devanagari, meaning]) => `${name} (${iast}, ${devanagari}): ${meaning}`)
        return `## ${title}\n\n${list(lines)}`
      }).join('\n\n'),
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
  ...Object.fromEntries(tools.filter(familyOf).map((tool) => [uriOf(tool), techniqueOf(tool)])),
  [WHEEL_URI]: wheel(version),
})

const TECHNIQUES = 'orrery://technique/'
const uriOf = (tool: Tool): string => `${TECHNIQUES}${familyOf(tool)!.name}/${tool.view.technique}`

/** One technique of a tool that has several, as a call with `describe` has it. */
const techniqueOf = (tool: Tool): Resource => ({
  name: tool.view.technique!,
  title: tool.listed.title,
  description: tool.listed.description,
  mimeType: 'application/json',
  text: () => JSON.stringify(description(tool).structuredContent),
})

const TEMPLATE = {
  uriTemplate: `${TECHNIQUES}{tool}/{technique}`,
  name: 'technique',
  title: 'Technique',
  description: 'The fields of one technique of a tool that has several, such as v1_charts/solar_return.',
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
