/** The statuses of an export. The last three are final. */
export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const

/** What an unfinished export may wait for, besides its turn. */
export const EXPORT_WAITS = ['no_worker', 'other_data'] as const

/** The formats of the files of an export. */
export const EXPORT_FORMATS = ['parquet', 'arrow', 'csv', 'ndjson'] as const
