/** Warnings for the operator. They are logged once, and in the answer of /readyz. */
export interface Advice {
  /** Replaces an earlier text about the same subject. The log gets a new one. */
  give(subject: string, text: string): void
  withdraw(subject: string): void
  list(): readonly string[]
}

export function openAdvice(log: (message: string) => void): Advice {
  const texts = new Map<string, string>()
  return {
    give(subject, text) {
      if (texts.get(subject) !== text) log(text)
      texts.set(subject, text)
    },
    withdraw: (subject) => void texts.delete(subject),
    list: () => [...texts.values()],
  }
}
