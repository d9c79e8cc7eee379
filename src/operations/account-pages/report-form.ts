import { NatalChartRequest } from '../../contract/births/natal.ts'
import { issueOf } from '../../contract/input/faults.ts'
import type { ReportOrderForm } from '../../contract/reports/reports.ts'
import type { OrderFaults, OrderField } from '../../pages/account/report-order.ts'
import type { Issue, Refusal } from '../../platform/errors.ts'

const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/
const WRITE_TIME = 'Enter hours and minutes, such as 14:17, or say that you don’t know the time.'

/** A form that is empty, with the defaults of the API. */
export const emptyOrder = (orderKey: string): ReportOrderForm => ({
  name: '',
  day: '',
  month: '',
  year: '',
  time: '',
  city: '',
  language: 'en',
  page_size: 'A4',
  output_format: 'pdf',
  pdf_footer_label: '',
  include_chart_in_pdf: 'on',
  include_profile_branding_logo: 'on',
  order_key: orderKey,
})

/** The order as a request of the API, or what is wrong with the fields. `city` is the place that was chosen. */
export function readOrder(form: ReportOrderForm, city: string): NatalChartRequest | OrderFaults {
  const isTimeKnown = form.time_unknown === undefined
  const [, hour, minute, second] = TIME.exec(form.time?.trim() ?? '') ?? []
  const read = NatalChartRequest.safeParse({
    name: form.name.trim() || null,
    year: numberOf(form.year),
    month: numberOf(form.month),
    day: numberOf(form.day),
    time_known: isTimeKnown,
    ...(isTimeKnown && { hour: numberOf(hour), minute: numberOf(minute), second: numberOf(second) ?? null }),
    city: city.trim() || null,
    psychological_report: {
      enabled: true,
      language: form.language,
      output_format: form.output_format,
      page_size: form.page_size,
      include_chart_in_pdf: form.include_chart_in_pdf === 'on',
      include_profile_branding_logo: form.include_profile_branding_logo === 'on',
      pdf_footer_label: form.pdf_footer_label.trim() || null,
    },
  })
  if (read.success) return read.data
  // The contract looks at a time and a place only once every field is one.
  const missing = [...(isTimeKnown && hour === undefined ? ['hour'] : []), ...(city.trim() ? [] : ['city'])]
  return faultsOf([
    ...read.error.issues.map((issue) => issueOf(issue, 'body')),
    ...missing.map((name) => ({ loc: ['body', name], msg: 'Field required', type: 'missing' })),
  ])
}

/** A refusal of the calculation, at the field that it names. */
export function refusedOrder({ detail, message }: Refusal): OrderFaults {
  if (detail.issues) return faultsOf(detail.issues)
  return detail.field ? faultsOf([{ loc: ['body', detail.field], msg: message, type: 'value_error' }]) : whole(message)
}

export const whole = (message: string): OrderFaults => ({
  fields: new Map(),
  places: [],
  whole: [`${message}.`],
})

const numberOf = (text: string | undefined): number | undefined => (text?.trim() ? Number(text) : undefined)

/** The page has no fields for coordinates. */
const NO_FIELDS = /, or lat and lng$/

/** The fields of the page, by those of the API. */
const PLACES: Readonly<Record<string, OrderField>> = {
  year: 'date',
  month: 'date',
  day: 'date',
  hour: 'time',
  minute: 'time',
  second: 'time',
  name: 'name',
  city: 'city',
  lat: 'city',
  lng: 'city',
  language: 'language',
  page_size: 'page_size',
  output_format: 'output_format',
  pdf_footer_label: 'pdf_footer_label',
}

/** The parts of a date are named, because they share a line. */
function faultsOf(issues: readonly Issue[]): OrderFaults {
  const fields = new Map<OrderField, string>()
  const others: string[] = []
  for (const { loc, msg } of issues) {
    const name = String(loc.at(-1))
    const place = PLACES[name]
    if (place === undefined) others.push(`${name}: ${msg}.`)
    else if (place === 'time') fields.set(place, /required/i.test(msg) ? WRITE_TIME : `${name}: ${msg}.`)
    else if (place === 'date') fields.set(place, [fields.get(place), `${name}: ${msg}.`].filter(Boolean).join(' '))
    else fields.set(place, `${place === 'city' ? msg.replace(NO_FIELDS, '') : msg}.`)
  }
  return { fields, whole: others, places: [] }
}
