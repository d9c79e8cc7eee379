/**
 * The last line of an answer, if the caller asks for it. No row looks like it: a row of CSV begins with its time, and no object
 * of NDJSON has a member of this name.
 */
export const endMark = (format: 'csv' | 'ndjson', rows: number): string =>
  format === 'csv' ? `# end_mark rows=${rows}\n` : `{"end_mark":{"rows":${rows}}}\n`
