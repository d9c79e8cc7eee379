// The parts of an answer for people: tables made by hand, and those made by rule of what is left.

/** What has tables of its own for the answers of a calculation, by the beginning of its name in the address. */
const TOPICS = [
  ['horoscope-', 'horoscope'],
  ['panchang', 'panchang'],
  ['vedic-horoscope-', 'vedic-day'],
  ['vedic-muhurta', 'muhurta'],
  ['vedic-gochar-', 'gochar'],
  ['vedic-strength', 'strength'],
  ['vedic-match', 'match'],
  ['vedic-qa', 'day-question'],
  ...['vedic-dasha', 'vedic-calculate', 'vedic-yogas'].map((name) => [name, 'dasha']),
  ['numerology', 'numerology'],
  ...['profection', 'firdaria', 'releasing', 'decennials'].map((name) => [name, 'time-lords']),
  ['planetary-years', 'planetary-years'],
  ...['transits-search', 'returns-search', 'progression-events', 'progressed-lunations'].map((name) => [
    name,
    'dates-found',
  ]),
  ['moon-', 'moon'],
  ['sun-', 'sun-day'],
  ['eclipses-', 'eclipses'],
]

/** Which tables the answers of a calculation have, by its name in the address. */
export const topicOf = (slug) => TOPICS.find(([name]) => slug.startsWith(name))?.[1]

let modules = null
let loading = null

/** Loads what makes the tables of a calculation. */
export const loadParts = (slug) => {
  const topic = topicOf(slug)
  loading ??= Promise.all([
    import('../shared/pages/charts/answer-views.js'),
    import('../shared/pages/playground/answer-tables.js'),
    topic && import(`../shared/pages/charts/answers/${topic}.js`),
  ]).then(([{ answerViews }, { answerTables }, own]) => {
    modules = { answerViews, answerTables, ownViews: own?.views }
  })
  return loading
}

/** Markup of a view, whose texts are escaped, as an element. */
const elementOf = ({ markup }) => {
  const element = document.createElement('div')
  element.className = 'chart-view'
  element.innerHTML = markup
  return element
}

/**
 * The parts, made once for each answer. Null while the modules load: `came` is called when they are here.
 * @param {{ call: object, sides: { data: object }, parts?: object }} answer
 */
export const answerParts = (answer, json, { came, slug }) => {
  if (modules === null) {
    loadParts(slug).then(came)
    return null
  }
  if (answer.parts?.json !== json) {
    const { views, rest } = modules.answerViews(json, answer.sides.data.body, modules.ownViews)
    answer.parts = { json, views: views.map(elementOf), tables: modules.answerTables(rest) }
  }
  return answer.parts
}
