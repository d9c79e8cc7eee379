/** The data of an answer, by either client. */
export function got<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

export const printed = (found: object): void => console.log(JSON.stringify(found))
