export type { CallOptions, FileAnswer } from './call.ts'
export type { DownloadOptions, ExportPart, Progress, Sink, SinkFor } from './download.ts'
export { type Fault, OrreryError } from './error.ts'
export type * from './generated/schema.ts'
export type {
  BatchBirth,
  BatchInput,
  BatchResult,
  BatchTechnique,
  TechniqueBatch,
  TechniqueResult,
} from './natal-batch.ts'
export { type Ordered, type Orrery, orrery } from './orrery.ts'
export type { Clock } from './retry.ts'
export type { Answered, OrreryOptions } from './settings.ts'
export type { WaitOptions } from './wait.ts'
