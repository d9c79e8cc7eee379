import { isoCivilDate, isoLocal, isoUtc } from '../../astro/civil.ts'
import { localDate, type Zone } from '../../astro/zone.ts'
import { QUESTIONS } from '../../pages/charts/questions/index.ts'
import { whenPage } from '../../pages/charts/when.ts'
import { rootOf } from '../../pages/frame.ts'
import type { AddressFault } from '../../pages/playground/address.ts'
import { BIRTH_NAMES } from '../../pages/playground/form.ts'
import { findZone } from '../../places/zones.ts'
import { now } from '../../platform/clock.ts'
import { once } from '../../platform/once.ts'
import { laneOf } from '../compute-requests.ts'
import { operation } from '../operation.ts'
import { askWith, featuresOf } from './ask.ts'
import { outcome, type RoomForms, readRoom, roomForms, sendRoom, withDefaults } from './room-forms.ts'
import { ROOM_PAGE } from './room-page.ts'

/** A question searches some years, which is a tenth of a second. */
const QUESTIONS_ASKED = { most: 60, seconds: 60 } as const

/** The search of times, as a page. */
export function whenPages() {
  const forms = once(() => roomForms(BIRTH_NAMES, QUESTIONS))
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
        const nowMs = now()
        const today = isoCivilDate(localDate(clock, nowMs))
        const nowUtc = isoUtc(nowMs)
        const ask = askWith(compute, laneOf(request))
        const isReady = question && (birth.given.size > 0 || !question.needsBirth)
        const given = {
          ask,
          birth: { ...birth.body, include_features: featuresOf(birth.body) },
          own,
          today,
          now: nowUtc,
          local,
        }
        const { value: answer, faults } = await outcome(read.faults, async () =>
          isReady ? await question.answer(given) : null,
        )
        return sendRoom(
          reply,
          whenPage({
            root: rootOf(request.url),
            fields: forms().birth.fields,
            asked: { question, birth: birth.given, own, zone: read.zone, today, now: nowUtc },
            answer,
            faults: faults.map(ofBirth),
            local,
          }),
          faults,
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

const UTC = 'UTC'

/** The question, the birth and the zone of an address. Fields of other questions are left out. */
function readWhen(forms: RoomForms, { ask, zone: named, ...parameters }: Readonly<Record<string, unknown>>) {
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
  const { birth, own } = readRoom(forms, question, parameters)
  return {
    question,
    birth,
    own: question ? withDefaults(question, own.body) : {},
    zone: found ? found.id : null,
    clock: found ?? findZone(UTC)!,
    faults: [...zoneFaults, ...own.faults, ...(question?.needsBirth ? birth.faults : [])],
  }
}

/** A question asks for the birth as a part of its request. In the form of the page it stands alone. */
const ofBirth = ({ path, message }: AddressFault): AddressFault => ({ path: path.replace(/^natal\./, ''), message })
