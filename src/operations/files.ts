import type { FastifyReply } from 'fastify'
import { FILE_TYPES, type FileFormat } from '../contract/files.ts'
import { PRECISION_HEADER } from '../contract/sky/sources.ts'
import { addWarnings } from '../contract/warnings.ts'
import { splitChunks } from '../wire/bytes.ts'
import type { FileNotes } from '../wire/files.ts'

/** Sends a calendar or a table, as `fileAnswer` made it, with its notes in headers. */
export function sendFile(reply: FastifyReply, format: FileFormat, bytes: Uint8Array) {
  const [notes, file] = splitChunks(bytes, 2)
  const { warnings, precision } = JSON.parse(new TextDecoder().decode(notes)) as FileNotes
  addWarnings(reply, warnings)
  return reply.type(`${FILE_TYPES[format]}; charset=utf-8`).header(PRECISION_HEADER, precision).send(file)
}
