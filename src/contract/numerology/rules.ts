import type { z } from 'zod'
import { isText, type NameRequest, type Names, namesGiven, selectedName } from '../../numerology/names.ts'
import type { System } from '../../numerology/profile.ts'
import { checkPlace } from '../births/birth.ts'
import type { ProblemCode } from '../service.ts'

type Text = string | null | undefined
/** The fields of a request that the rules read. */
interface Request extends NameRequest {
  readonly subject: NameRequest['subject'] & {
    readonly birth_date?: Text
    readonly name?: { readonly script?: Text; readonly transliteration?: Names | null | undefined } | null | undefined
    readonly tz_str?: Text
    readonly city?: Text
    readonly lat?: number | null | undefined
    readonly lng?: number | null | undefined
  }
  readonly date_context?: { readonly reference_date?: Text } | null | undefined
}

type Wrong = (code: ProblemCode, path: string, message: string, calculation?: string) => void

/** Checks the fields of a request for a profile against each other. */
export function checkProfileRequest(request: Request, context: z.RefinementCtx): void {
  const wrong: Wrong = (code, path, message, calculation) =>
    context.addIssue({
      code: 'custom',
      path: path.split('.'),
      message,
      params: { type: code, calculation },
    })
  checkDates(request, wrong)
  checkName(request, wrong)
  checkScript(request, wrong)
  checkZone(request, wrong)
}

const DATED: ReadonlySet<System> = new Set(['pythagorean', 'ank_jyotish'])

function checkDates({ method: { system }, subject, date_context }: Request, wrong: Wrong): void {
  if (DATED.has(system) && !subject.birth_date)
    wrong('missing_field', 'subject.birth_date', `Field required in ${system}`)
  if (system === 'pythagorean' && !date_context?.reference_date && !subject.tz_str)
    wrong(
      'date_context_required',
      'date_context.reference_date',
      'Give date_context.reference_date, or subject.tz_str to use the current day there',
      'personal_year',
    )
}

function checkName(request: Request, wrong: Wrong): void {
  const { method, subject } = request
  const given = namesGiven(subject.name)
  if (given.length === 0 && method.system === 'pythagorean' && !subject.name) return
  const source = selectedName(request)
  if (source && !given.includes(source)) {
    wrong('name_required', `subject.name.${source}`, `A name is required here: ${basis(method.system)}`)
  } else if (given.length === 0) {
    wrong('name_required', 'subject.name', 'A name is required: subject.name.birth or subject.name.current')
  } else if (source === null && method.system === 'chaldean') {
    wrong(
      'profile_required',
      'method.profile',
      'Both names were given. Allowed: current_name, birth_name, or a profile id',
    )
  } else if (source === null) {
    wrong('name_source_required', 'method.name_source', 'Both names were given. Allowed: birth, current')
  }
}

const basis = (system: System): string =>
  system === 'pythagorean'
    ? 'pythagorean reads the name at birth; omit subject.name for the numbers of the date alone'
    : system === 'chaldean'
      ? 'the profile reads this name'
      : 'method.name_source names this one'

function checkScript({ method: { system }, subject: { name } }: Request, wrong: Wrong): void {
  if (!name) return
  if (system === 'kabbalah') {
    if ((name.script ?? 'Hebr') !== 'Hebr')
      wrong('script_unsupported', 'subject.name.script', 'Kabbalah reads Hebrew letters. Allowed: Hebr')
    return
  }
  for (const source of ['birth', 'current'] as const) {
    const at = `subject.name.transliteration.${source}`
    const original = isText(name[source])
    const latin = isText(name.transliteration?.[source])
    if (original && !latin && (name.script ?? 'Latn') !== 'Latn')
      wrong(
        'transliteration_required',
        at,
        `Field required: the script is ${name.script}, and the letters counted are Latin`,
      )
    if (latin && !original)
      wrong('name_required', `subject.name.${source}`, `Field required together with its transliteration`)
  }
}

function checkZone({ subject }: Request, wrong: Wrong): void {
  const { lat, lng, city } = subject
  const isAuto = subject.tz_str?.toUpperCase() === 'AUTO'
  if (!isAuto && (lat ?? null) === null && (lng ?? null) === null) return
  checkPlace({ lat, lng, city: isAuto ? city : 'not requested' }, (field, message) =>
    wrong(field === 'city' ? 'place_required' : 'coordinates_incomplete', `subject.${field}`, message),
  )
}
