import { isoCivilDate, isoLocal } from '../../astro/civil.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import { NatalChartRequest } from '../../contract/births/natal.ts'
import type { Answer, Question } from '../../pages/charts/question.ts'
import { QUESTIONS } from '../../pages/charts/questions/index.ts'
import type { Ask, Body } from '../../pages/charts/view.ts'
import { whenPage } from '../../pages/charts/when.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import type { AddressFault } from '../../pages/playground/address.ts'
import { BIRTH_NAMES } from '../../pages/playground/form.ts'
import { leavesOf } from '../../pages/playground/form-fields.ts'
import { findZone } from '../../places/zones.ts'
import { now } from '../../platform/clock.ts'
import { once } from '../../platform/once.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { type Form, faultsIn, formOf } from '../page-forms.ts'
import { askWith } from './ask.ts'
import { featuresOf } from './room.ts'
import { ROOM_PAGE } from './room-page.ts'

/** A question searches some years, which is a tenth of a second. */
const QUESTIONS_ASKED = { most: 60, seconds: 60 } as const

/** The search of times, as a page. */
export function whenPages() {
  const forms = once(questionForms)
  return [
    operation({
      ...ROOM_PAGE,
      name: 'charts_when_page',
      url: '/charts/when',
      addressLimit: QUESTIONS_ASKED,
      summary: 'Plain questions about times: returns, retrogrades, sign changes, eclipses on a chart',
      refuses: ['compute_busy'],
      handle: async (request, reply, { compute }) => {
        const read = readWhen(forms(), request.query as Readonly<Record<string, unknown>>)
        const { question, birth, own, clock } = read
        const local = (utc: string) => localOf(clock, utc)
        const today = isoCivilDate(localDate(clock, now()))
        const ask = askWith(compute, laneOf(request))
        const isReady = question && read.faults.length === 0 && (birth.given.size > 0 || !question.needsBirth)
        const { answer, faults } = isReady
          ? await answered(question, {
              ask,
              birth: { ...birth.body, include_features: featuresOf(birth.body) },
              own,
              today,
              local,
            })
          : { answer: null, faults: read.faults }
        return sendPage(
          reply.code(faults.length > 0 ? 422 : 200),
          whenPage({
            root: rootOf(request.url),
            fields: forms().birth.fields,
            asked: { question, birth: birth.given, own, zone: read.zone, today },
            answer,
            faults,
            local,
          }),
        )
      },
    }),
  ]
}

/** A time in UTC at the clock of a zone. */
function localOf(zone: Zone, utc: string): string {
  const epochMs = Date.parse(utc)
  return isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
}

interface Forms {
  readonly birth: Form
  readonly questions: ReadonlyMap<string, { readonly form: Form; readonly names: ReadonlySet<string> }>
}

const SHOWN: ReadonlySet<string> = new Set(BIRTH_NAMES)

/** The form of a birth, which the page shows if a question needs one, and the form of each question. */
function questionForms(): Forms {
  const { read, fields } = formOf({ body: NatalChartRequest })
  const questions = QUESTIONS.map(({ id, fields: own }) => {
    const form = formOf({ body: own })
    return [id, { form, names: new Set(leavesOf(form.fields.body).map(({ path }) => path)) }] as const
  })
  return {
    birth: { read, fields: { query: [], body: fields.body.filter(({ path }) => SHOWN.has(path)) } },
    questions: new Map(questions),
  }
}

const UTC = 'UTC'

/** The question, the birth and the zone of an address. Fields of other questions are left out. */
function readWhen({ birth, questions }: Forms, { ask, zone: named, ...parameters }: Readonly<Record<string, unknown>>) {
  const question = QUESTIONS.find(({ id }) => id === ask) ?? null
  const given = typeof named === 'string' && named !== '' ? named : null
  const found = given === null ? null : findZone(given)
  const zoneFaults: readonly AddressFault[] =
    given !== null && !found
      ? [
          {
            path: 'timezone',
            message: 'Unknown time zone. Allowed: an IANA name such as Europe/Athens, or an offset such as +05:30',
          },
        ]
      : []
  const ofAny = new Set([...questions.values()].flatMap(({ names }) => [...names]))
  const pick = (isOwn: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isOwn(name)))
  const readBirth = birth.read(pick((name) => !ofAny.has(name)))
  const mine = question && questions.get(question.id)!
  const own = mine?.form.read(pick((name) => mine.names.has(name)))
  return {
    question,
    birth: readBirth,
    own: question ? withDefaults(question, own?.body ?? {}) : {},
    zone: found ? found.id : null,
    clock: found ?? findZone(UTC)!,
    faults: [...zoneFaults, ...(own?.faults ?? []), ...(question?.needsBirth ? readBirth.faults : [])],
  }
}

/** The fields of a question with its defaults. Its form has found every fault already. */
const withDefaults = ({ fields }: Question, body: Body): Body =>
  (fields.safeParse(body).data as Body | undefined) ?? { ...(fields.safeParse({}).data as Body), ...body }

interface Given {
  readonly ask: Ask
  readonly birth: Body
  readonly own: Body
  readonly today: string
  local(utc: string): string
}

/** The answer to a question, or what is wrong with the birth or the fields. */
async function answered(
  question: Question,
  given: Given,
): Promise<{ readonly answer: Answer | null; readonly faults: readonly AddressFault[] }> {
  try {
    return { answer: await question.answer(given), faults: [] }
  } catch (error) {
    const faults = faultsIn(error).map(({ path, message }) => ({ path: path.replace(/^natal\./, ''), message }))
    return { answer: null, faults }
  }
}
