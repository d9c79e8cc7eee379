import { linkedChart } from '../../accounts/person-links.ts'
import { LinkPath } from '../../contract/people/people.ts'
import { peoplePage } from '../../pages/charts/people/page.ts'
import { sharedChartPage, withdrawnPage } from '../../pages/charts/people/shared.ts'
import { VIEWS } from '../../pages/charts/views/index.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import { BIRTH_NAMES } from '../../pages/playground/form.ts'
import { today } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { once } from '../../platform/once.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { askWith, chartOf } from './ask.ts'
import { birthForm } from './room-forms.ts'
import { ROOM_PAGE } from './room-page.ts'

/** A person opens some links in a minute; an office shares an address. The bound also slows down who guesses. */
const LINKS = { most: 60, seconds: 60 } as const
const PAGES = { most: 120, seconds: 60 } as const

/** The pages of saved people, and of a chart that one of them is shown by. */
export function peoplePages() {
  const form = once(() => birthForm(BIRTH_NAMES))
  return [
    operation({
      ...ROOM_PAGE,
      name: 'people_page',
      url: '/charts/people',
      addressLimit: PAGES,
      summary: 'The page of saved people',
      handle: (request, reply) => {
        const { read, fields } = form()
        const { given } = read(request.query as Readonly<Record<string, unknown>>)
        return sendPage(reply, peoplePage({ root: rootOf(request.url), fields, given }))
      },
    }),
    operation({
      ...ROOM_PAGE,
      name: 'shared_chart_page',
      url: '/c/{token}',
      addressLimit: LINKS,
      summary: 'The chart behind a public link, read only',
      refuses: ['compute_busy', 'not_found'],
      params: LinkPath,
      handle: async (request, reply, { db, compute }) => {
        const root = rootOf(request.url)
        try {
          const { name, birth, shows_name: showsName, options } = await linkedChart(db, request.params.token)
          const ask = askWith(compute, laneOf(request))
          const { chart, body } = await chartOf(ask, { ...birth, ...options, ...(showsName && { name }) })
          const [view] = VIEWS
          const shown = await view.show({
            ask,
            birth: body,
            chart,
            own: {},
            faulty: [],
            given: new Map(),
            now: today(),
            link: () => '',
          })
          return sendPage(reply, sharedChartPage({ root, chart, shown }))
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
          return sendPage(reply.code(404), withdrawnPage(root))
        }
      },
    }),
  ]
}
