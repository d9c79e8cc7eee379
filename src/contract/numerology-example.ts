/** A request for the documentation: Albert Einstein, whose dates and name are public. */
export const PYTHAGOREAN_REQUEST = {
  method: { system: 'pythagorean', profile: 'standard', compound_policy: 'compound_and_root' },
  subject: { birth_date: '1879-03-14', name: { birth: 'Albert Einstein' } },
  date_context: { reference_date: '2026-03-01' },
} as const
