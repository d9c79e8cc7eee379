import { z } from 'zod'
import { PERSON_EXAMPLE, PersonRequest } from './people.ts'

/** The formats of files of births, and what each is. */
export const PEOPLE_FORMATS = {
  aaf: 'AAF, the exchange format of astrological programs',
  zet: 'a ZET database as text (.zbs)',
  solar_fire: 'a text export of Solar Fire, “comma quote delimited”',
  csv: 'a table with a header row',
  json: 'the fields of this service',
} as const
export type PeopleFormatName = keyof typeof PEOPLE_FORMATS

const NAMES = Object.keys(PEOPLE_FORMATS) as [PeopleFormatName, ...PeopleFormatName[]]

/** The list of formats in a sentence. */
export const FORMATS_TEXT = NAMES.map((name) => `\`${name}\` (${PEOPLE_FORMATS[name]})`).join(', ')

/** A body has at most 1 MiB, and a letter up to three bytes. */
const CONTENT_MAX = 1_000_000
/** People that one request reads or writes. A longer file is sent in parts. */
export const FILE_PEOPLE_MAX = 2_000

const FileFields = {
  format: z
    .enum(['auto', ...NAMES])
    .default('auto')
    .describe(`The format of the file: ${FORMATS_TEXT}, or \`auto\`, to detect it from the content.`),
  content: z.string().min(1).max(CONTENT_MAX).describe('The text of the file.'),
}

const AAF_EXAMPLE = '#A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D\n#B93:*,49n05,8e11,1he,0\n#ZNAM:CET'

export const PeopleFileReadRequest = z
  .strictObject(FileFields)
  .meta({ id: 'PeopleFileReadRequest', examples: [{ content: AAF_EXAMPLE }] })
export type PeopleFileReadRequest = z.output<typeof PeopleFileReadRequest>

export const PeopleImportRequest = z
  .strictObject({
    ...FileFields,
    dry_run: z.boolean().default(false).describe('Only report what would be saved.'),
  })
  .meta({ id: 'PeopleImportRequest', examples: [{ content: AAF_EXAMPLE, dry_run: true }] })
export type PeopleImportRequest = z.output<typeof PeopleImportRequest>

const Line = z
  .int()
  .describe('The line of the file on which the record begins, from 1; in JSON the number of the record.')

const ReadFields = {
  format: z.enum(NAMES).describe('The format in which the file was read.'),
  people: z
    .array(z.object({ line: Line, person: PersonRequest, notes: z.array(z.string()).describe('What was assumed.') }))
    .describe('The people of the file, each once.'),
  repeated: z
    .array(z.object({ line: Line, name: z.string(), first_line: z.int() }))
    .describe('Records with the name, date, time and place of an earlier one.'),
  unread: z
    .array(z.object({ line: Line, text: z.string().describe('The beginning of the record.'), reason: z.string() }))
    .describe('Records that could not be read.'),
}

export const PeopleFileReadReply = z.object(ReadFields).meta({ id: 'PeopleFileReadReply' })
export type PeopleFileReadReply = z.output<typeof PeopleFileReadReply>

export const PeopleImportReply = z
  .object({
    ...ReadFields,
    dry_run: z.boolean(),
    saved: z.int().describe('How many people were saved, or would be.'),
    already_saved: z
      .array(z.object({ line: Line, name: z.string() }))
      .describe('Records whose name, date, time and place are already saved in the account.'),
  })
  .meta({ id: 'PeopleImportReply' })
export type PeopleImportReply = z.output<typeof PeopleImportReply>

export const PeopleExportQuery = z.strictObject({
  format: z.enum(NAMES).default('json').describe(`The format of the file: ${FORMATS_TEXT}.`),
})

export const PeopleFileWriteRequest = z
  .strictObject({
    format: z.enum(NAMES).default('json').describe(`The format of the file: ${FORMATS_TEXT}.`),
    people: z.array(PersonRequest).min(1).max(FILE_PEOPLE_MAX),
  })
  .meta({ id: 'PeopleFileWriteRequest', examples: [{ format: 'csv', people: [PERSON_EXAMPLE] }] })
export type PeopleFileWriteRequest = z.output<typeof PeopleFileWriteRequest>

export const PeopleFileReply = z
  .object({
    format: z.enum(NAMES),
    file_name: z.string(),
    media_type: z.string(),
    people: z.int().describe('How many people are in the file.'),
    content: z.string().describe('The text of the file, in UTF-8.'),
    left_out: z
      .array(z.object({ name: z.string(), what: z.string() }))
      .describe('What the format cannot hold: a person, or a part of one.'),
  })
  .meta({ id: 'PeopleFileReply' })
export type PeopleFileReply = z.output<typeof PeopleFileReply>
