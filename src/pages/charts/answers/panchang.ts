import { SIGNS } from '../../../astro/sign.ts'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dateText } from '../dates.ts'
import { placeText } from '../degrees.ts'
import { clockOnDay, dayCell, sentence, spanText } from './cells.ts'

/** A panchang as an almanac prints it: the five limbs with their ends, the Sun and the Moon, then the times of the day. */
export const views = (value: Members, path: readonly string[], around: Around): Found => {
  if (path.length > 0) return {}
  const days = objectsIn(value['days'])
  if (days.length > 0) return { days: monthTable(days), year: null, month: null }
  return isMembers(value['tithi']) ? dayOf(value, around) : {}
}

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const
/** The times of a day that nothing is begun in, and the good ones. */
const TIMES: readonly (readonly [name: string, title: string, kind: 'avoid' | 'good'])[] = [
  ['rahu_kalam', 'Rahu Kalam', 'avoid'],
  ['yamaganda', 'Yamaganda', 'avoid'],
  ['yamagandam', 'Yamaganda', 'avoid'],
  ['gulika_kalam', 'Gulika Kalam', 'avoid'],
  ['dur_muhurta', 'Dur Muhurta', 'avoid'],
  ['varjyam', 'Varjyam', 'avoid'],
  ['brahma_muhurta', 'Brahma Muhurta', 'good'],
  ['abhijit_muhurta', 'Abhijit Muhurta', 'good'],
  ['amrita_kalam', 'Amrita Kalam', 'good'],
]

function dayOf(value: Members, { whole }: Around): Found {
  const day = textOf(value['date']) || textOf(value['local_time']).slice(0, 'yyyy-mm-dd'.length)
  const taken = [
    ...LIMBS.flatMap((name) => [name, `${name}s`]),
    ...TIMES.map(([name]) => name),
    ...SKY,
    ...CALENDAR,
    'date',
    'day',
    'local_time',
  ]
  const place = isMembers(whole['location']) ? textOf(whole['location']['city']) : ''
  const own = [headOf(value, day, place), limbsTable(value, day), timesTable(value, day), ...requestLine(value)]
  return {
    ...Object.fromEntries(taken.filter((name) => name in value).map((name) => [name, null])),
    request_time_panchang: null,
    tithi: own,
  }
}

const SKY = ['weekday', 'sunrise', 'sunset', 'moonrise', 'moonset', 'sun_sign', 'moon_sign'] as const
const CALENDAR = ['lunar_month', 'samvatsara', 'samvatsara_north', 'ritu', 'ayana'] as const

const named = (value: unknown): string => (isMembers(value) ? textOf(value['name']) : '')

/** The day in words, with the Sun and the Moon. */
function headOf(value: Members, day: string, place: string): Markup {
  const { weekday, lunar_month: month } = value
  const rises = (['sunrise', 'sunset', 'moonrise', 'moonset'] as const)
    .map((name) => [sentence(name), hourText(textOf(value[name]))] as const)
    .filter(([, text]) => text !== '')
  return html`<section class="prose"><h3>${named(weekday)}, ${dateText(day)}${place !== '' && ` in ${place}`}</h3>
<p>${rises.map(([name, text], at) => html`${at > 0 && ' · '}${name} <b>${text}</b>`)}</p>
${isMembers(month) && html`<p>${monthText(month)} ${eraText(value)}</p>`}${signsLine(value)}</section>`
}

const HOURS_OF_DAY = 24

/** `27:15:04` of an almanac is 03:15 on the next day. */
function hourText(text: string): string {
  const [hours = '', minutes = ''] = text.split(':')
  if (minutes === '') return text
  const hour = Number(hours)
  return hour < HOURS_OF_DAY
    ? `${hours}:${minutes}`
    : `${String(hour - HOURS_OF_DAY).padStart(2, '0')}:${minutes} the next day`
}

function monthText(month: Members): string {
  const other = named(month['purnimanta'])
  const name = textOf(month['name'])
  const kind = textOf(month['month_type'])
  const counted = other !== '' && other !== name ? `${name} (amanta), ${other} (purnimanta)` : name
  return `Month ${counted}${kind !== '' && kind !== 'regular' ? `, ${kind}` : ''}.`
}

function eraText({ lunar_month: month, samvatsara, ritu, ayana }: Members): string {
  const own = isMembers(month) ? month : {}
  const said = [
    numberOf(own['vikram_samvat']) === null ? '' : `Vikram Samvat ${own['vikram_samvat']}`,
    numberOf(own['shaka_samvat']) === null ? '' : `Shaka Samvat ${own['shaka_samvat']}`,
    named(samvatsara) === '' ? '' : `Samvatsara ${named(samvatsara)}`,
    isMembers(ritu) ? `Ritu ${textOf(ritu['name'])} (${textOf(ritu['english']).toLowerCase()})` : '',
    isMembers(ayana) ? textOf(ayana['sidereal']) : '',
  ].filter(Boolean)
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

/** The signs of the Sun and the Moon at the time that was asked for. */
function signsLine(value: Members): Markup | null {
  const texts = (['sun', 'moon'] as const).flatMap((body) => {
    const own = value[`${body}_sign`]
    const longitude = isMembers(own) ? longitudeOf(own) : null
    return longitude === null ? [] : [`${sentence(body)} ${placeText(longitude)}`]
  })
  return texts.length === 0 ? null : html`<p>${texts.join(' · ')}</p>`
}

const DEGREES_OF_SIGN = 30

function longitudeOf({ name, degree }: Members): number | null {
  const at = SIGNS.findIndex((sign) => sign.name === name)
  const within = numberOf(degree)
  return at < 0 || within === null ? null : at * DEGREES_OF_SIGN + within
}

interface Limb {
  readonly limb: string
  readonly value: Members
}

/** The limbs of a day, each with the one that follows it until the next sunrise. */
function limbsTable(value: Members, day: string): Markup {
  const rows = LIMBS.flatMap((name) => {
    const list = objectsIn(value[`${name}s`])
    const own = list.length > 0 ? list : isMembers(value[name]) ? [value[name]] : []
    return own.map((each, at): Limb => ({ limb: at === 0 ? sentence(name) : '', value: each }))
  })
  return table<Limb>({
    caption: 'The five limbs of the day',
    isCompact: true,
    columns: [
      { head: 'Limb', cell: ({ limb }) => limb },
      {
        head: 'Name',
        cell: ({ value: each }) =>
          html`<b>${limbName(each)}</b> <span class="soft" lang="sa">${textOf(each['devanagari'])}</span>`,
      },
      { head: 'Until', cell: ({ value: each }) => untilText(each, day) },
      { head: 'Notes', cell: ({ value: each }) => limbNotes(each) },
    ],
    rows,
  })
}

const limbName = ({ name, paksha, pada }: Members): string =>
  [textOf(paksha), textOf(name), numberOf(pada) === null ? '' : `, pada ${pada}`]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',')

const untilText = ({ ends_at_iso: iso, end_time: end }: Members, day: string): string =>
  textOf(iso) === '' ? hourText(textOf(end)) : clockOnDay(iso, day)

function limbNotes({ lord, meaning, description, auspicious, type, percent_remaining: rest }: Members): string {
  const said = [
    textOf(lord) === '' ? '' : `lord ${textOf(lord)}`,
    textOf(meaning) || textOf(description).replace(/\.$/, ''),
    auspicious === false ? 'inauspicious' : auspicious === true ? 'auspicious' : '',
    textOf(type),
    numberOf(rest) === null ? '' : `${Math.round(numberOf(rest) ?? 0)} % left`,
  ].filter(Boolean)
  return said.join(', ')
}

interface Time {
  readonly title: string
  readonly kind: 'avoid' | 'good'
  readonly spans: readonly Members[]
}

function timesTable(value: Members, day: string): Markup {
  const rows = TIMES.flatMap(([name, title, kind]): readonly Time[] => {
    const own = value[name]
    const spans = isMembers(own) ? [own] : objectsIn(own)
    return spans.length > 0 ? [{ title, kind, spans }] : []
  })
  return table<Time>({
    caption: 'Times of the day',
    isCompact: true,
    columns: [
      { head: 'Time', cell: ({ title }) => title },
      {
        head: 'From and to',
        cell: ({ spans }) => joined(spans.map((each, at) => html`${at > 0 && html`<br>`}${spanText(each, day)}`)),
      },
      { head: 'Use', cell: ({ kind, spans }) => useText(kind, spans) },
    ],
    rows,
  })
}

const useText = (kind: Time['kind'], spans: readonly Members[]): string =>
  spans.some(({ available }) => available === false) ? 'not on this weekday' : kind === 'avoid' ? 'avoid' : 'good'

/** What is at the time that was asked for. */
function requestLine({ request_time_panchang: value }: Members): readonly Markup[] {
  if (!isMembers(value)) return []
  const limbs = LIMBS.map((name) => value[name])
    .filter(isMembers)
    .map(limbName)
  const signs = signsLine(value)
  const at = textOf(value['local_time']).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)
  return [html`<section class="prose"><h3>At ${at}</h3><p>${limbs.join(' · ')}</p>${signs}</section>`]
}

/** A day of the month in a line. */
const monthTable = (days: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Days of the month',
    isWide: true,
    columns: [
      {
        head: 'Day',
        cell: ({ date, weekday }) => html`${dayCell(date)}<br><span class="soft">${named(weekday)}</span>`,
      },
      ...(['tithi', 'nakshatra', 'yoga'] as const).map((name) => ({
        head: sentence(name),
        cell: (row: Members) => limbsOfDay(objectsIn(row[`${name}s`]), textOf(row['date'])),
      })),
      { head: 'Sunrise, sunset', cell: ({ sunrise, sunset }) => riseText(sunrise, sunset) },
      { head: 'Moonrise, moonset', cell: ({ moonrise, moonset }) => riseText(moonrise, moonset) },
      {
        head: 'Rahu Kalam',
        cell: ({ rahu_kalam: rahu }) => (isMembers(rahu) ? `${rahu['start']} to ${rahu['end']}` : ''),
      },
    ],
    rows: days,
  })

const limbsOfDay = (limbs: readonly Members[], day: string): Markup =>
  joined(
    limbs.map((each, at) => {
      const until = untilText(each, day)
      return html`${at > 0 && ', then '}${limbName(each)}${until !== '' && html` <span class="soft">until ${until}</span>`}`
    }),
  )

const riseText = (rise: unknown, set: unknown): Markup =>
  html`${hourText(textOf(rise)) || '–'}, ${hourText(textOf(set)) || '–'}`
